/** What is printed on a thing, as its card says it. */

import type { Cards } from '../api/types';

export interface Glyph {
  icon: string | null;
  /** A figure before the icon; that of points stands in the sun. */
  text: string;
  /** An arrow at the icon: a step up or down a track. */
  mark: '' | 'up' | 'down';
}

/** Rows of glyphs. */
export type Sign = readonly (readonly Glyph[])[];

export function signOf(cards: Cards, card: string): Sign {
  return (cards[card] as { sign?: Sign } | undefined)?.sign ?? [];
}
