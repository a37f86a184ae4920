/** Something that is being placed and can be turned on the way: the board is the list of its places, the choice bar shows the rest. */

import type { Choice } from '../api/types';

class Placing {
  /** How it lies now, icon by icon; null while nothing is placed. */
  picture = $state.raw<readonly string[] | null>(null);
  /** By how many quarters it is turned. */
  quarters = $state(0);
  /** Where it would go: the place that is pointed at, with what it costs and brings there as it lies. */
  place = $state.raw<{ name: Choice['name']; as: Choice } | null>(null);
  /** Turn it by so many quarters. */
  turn: (by: number) => void = () => {};
}

export const placing = new Placing();
