/** Things on the table, named by their group and what tells them apart; a choice names the thing it is about. */

import type { Choice } from '../api/types';
import { boardOfHand, type View } from './view';

export type ThingId = string;

/** All choices by the thing they concern. */
export function byThing(choices: readonly Choice[]): Map<ThingId, Choice[]> {
  const found = new Map<ThingId, Choice[]>();
  for (const choice of choices) {
    if (choice.thing === null) continue;
    const there = found.get(choice.thing);
    if (there) there.push(choice);
    else found.set(choice.thing, [choice]);
  }
  return found;
}

/** The choices that only the choice bar can show. */
export function barChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ thing }) => thing === null);
}

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
