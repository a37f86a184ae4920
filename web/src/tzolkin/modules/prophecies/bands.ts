/** The scale of a prophecy band by band. */

import { figure, word } from '../../../words.svelte';

export interface Band {
  first: number;
  /** Nothing for the highest. */
  last: number | null;
  points: number;
}

/** Bands from the least count of each, as they are printed. */
export function bandsOf(scale: readonly (readonly [number, number])[]): Band[] {
  return scale.map(([first, points], i) => ({ first, last: scale[i + 1] ? scale[i + 1]![0] - 1 : null, points }));
}

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
