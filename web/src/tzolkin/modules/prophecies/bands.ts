/** The scale of a prophecy band by band. */

import { figure, word } from '../../../words.svelte';
import type { Band } from '../parts';

export function isIn({ first, last }: Band, count: number): boolean {
  return count >= first && (last === null || count <= last);
}

/** The counts of a band as they are written above it. */
export function written({ first, last }: Band): string {
  const counts = { first: figure(first), last: figure(last ?? first) };
  if (last === null) return word('tzolkin-show-band.above', counts);
  if (first === last) return word('tzolkin-show-band.one', counts);
  return word(first < 0 ? 'tzolkin-show-band.below' : 'tzolkin-show-band', counts);
}
