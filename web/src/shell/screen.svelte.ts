/** How much room there is. */

import { MediaQuery } from 'svelte/reactivity';

/** The screen is so narrow that the table folds. */
export const narrow = new MediaQuery('max-width: 60rem');
/** There is room for the log beside the board. */
export const wide = new MediaQuery('min-width: 100rem');
/** It is touched: a first touch shows what a choice would do, a second one does it. */
export const touch = new MediaQuery('(pointer: coarse)');

const upright = new MediaQuery('max-width: 37.5rem');
const low = new MediaQuery('(max-width: 60rem) and (max-height: 31.25rem)');

/** A desk has room for everything at once; a phone stands upright or lies on its side. The style sheets in `small/` ask the same. */
export type ScreenKind = 'desk' | 'tablet' | 'phone' | 'side';

class Screen {
  readonly kind: ScreenKind = $derived.by(() => {
    if (low.current) return 'side';
    if (upright.current) return 'phone';
    return narrow.current ? 'tablet' : 'desk';
  });
}

export const screen = new Screen();
