/** What is printed on a thing, as its card says it. */

import type { Cards, Glyph, Sign } from '../api/types';

export type { Glyph, Sign };

export function signOf(cards: Cards, card: string): Sign {
  return cards[card]?.sign ?? [];
}
