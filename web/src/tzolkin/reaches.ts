/** Where markers would stand after a choice, as the choice tells it. */

import type { Choice } from '../api/types';

export interface Reach {
  /** The track: a temple, a technology, a prophecy. */
  thing: string;
  /** The step, the level, the count. */
  at: number;
}

export function reachesOf(choice: Choice | null | undefined): readonly Reach[] {
  return (choice as { reaches?: readonly Reach[] } | null | undefined)?.reaches ?? [];
}

/** Where on a track some choices lead. */
export function reachedOn(thing: string, choices: readonly Choice[]): number[] {
  return choices.flatMap((choice) => reachesOf(choice).flatMap((reach) => (reach.thing === thing ? [reach.at] : [])));
}
