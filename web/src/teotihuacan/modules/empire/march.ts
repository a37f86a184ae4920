/** What would stand where if the region looked at were chosen. */

import type { Choice } from '../../../api/types';
import type { Colour, Figures, View } from '../../view';
import { partsOf, printsOf } from '../parts';

export interface March {
  to: number;
  /** Where the Warrior comes from; null out of the supply. */
  from: number | null;
  colour: Colour;
  /** The seat whose Warrior has to go on, if one stands there. */
  pushed: number | null;
  onward: readonly number[];
  /** A Building takes the place of the Warrior. */
  building: boolean;
}

/** What a choice about a region would do there. */
export function marchOf(choice: Choice, view: View, figures: Figures): March | null {
  const { empire } = partsOf(view);
  const decision = view.decision as { seat: number; region?: number } | null;
  const side = decision ? view.players[decision.seat] : undefined;
  const to = Number((choice.thing ?? '').replace('region:', ''));
  if (!empire || !decision || !side || Number.isNaN(to)) return null;
  const building = choice.kind === 'settle';
  const there = to === 12 ? undefined : empire.regions[to];
  return {
    to, colour: side.colour, building,
    from: choice.kind === 'push' ? (decision.region ?? 0) : null,
    pushed: building ? null : (there ?? null),
    onward: printsOf(figures).empire.onward[to] ?? [],
  };
}
