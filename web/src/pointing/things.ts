/** Things of a table and the choices about them. */

import type { Choice } from '../api/types';

/** A thing is named by its group and what tells it apart; a choice names the thing it is about. */
export type ThingId = string;

/** All choices by the thing they are about. */
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
