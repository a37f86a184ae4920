/** How much room there is. */

import { MediaQuery } from 'svelte/reactivity';

/** The screen is so narrow that the table folds. */
export const narrow = new MediaQuery('max-width: 60rem');
/** There is room for the log beside the board. */
export const wide = new MediaQuery('min-width: 100rem');
