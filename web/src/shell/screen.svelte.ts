/** Whether the screen is so narrow that the table folds. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 60rem');
