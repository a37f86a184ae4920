/** Things on the table of Teotihuacan. */

import type { ThingId } from '../pointing/things';
import { boardOfHand, type View } from './view';

/** Things an earlier decision of this turn settled: the tile being placed, the worker being moved. */
export function settledThings(view: View): Set<ThingId> {
  const { decision } = view;
  const settled = new Set<ThingId>();
  if (!decision) return settled;
  const { step, seat, tile, place, decoration } = decision;
  if (tile && step !== 'choose-tile') settled.add(`pyramid:${tile}`);
  if (place && step === 'choose-price') settled.add(`place:${place}`);
  if (decoration) settled.add(`decoration:${decoration}`);
  if (boardOfHand(view) !== null) {
    for (const worker of view.players[seat]?.workers ?? []) {
      if (worker.hand) settled.add(`hand:${seat}:${worker.power}`);
    }
  }
  return settled;
}

/** The group of a thing. */
export function groupOf(thing: ThingId): string {
  return thing.slice(0, thing.indexOf(':'));
}

/** What follows the group of a thing. */
export function nameOf(thing: ThingId): string {
  return thing.slice(thing.indexOf(':') + 1);
}
