/** A turn that cost something, as it is drawn on the table: what was played, and what would have been better. */

import type { Brought, DecisionTold, TurnTold } from '../api/types';
import type { TrailWish } from '../hints/trails';
import { word } from '../words.svelte';

/** Both ways, from where the turn had come to. */
export function waysOf({ before, played, better, played_brings, better_brings }: TurnTold): TrailWish[] {
  const stood = before.filter(({ thing }) => thing !== null).slice(-1);
  const way = (steps: readonly DecisionTold[], brings: Brought | null | undefined, ink: string, sign: string, isDashed: boolean): TrailWish => ({
    steps: [...stood, ...steps], gains: brings?.gains ?? [], costs: brings?.costs ?? [], ink, sign, isTold: true, isNumbered: false, isDashed,
  });
  return [
    way(played, played_brings, 'var(--cinnabar-ink)', word('web-review.played'), false),
    way(better, better_brings, 'var(--jade-ink)', word('web-review.better'), true),
  ];
}
