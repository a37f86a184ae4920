/** Where markers would stand after a choice, as the choice tells it. */

import type { Choice } from '../api/types';

/** The steps, levels or counts of a track that some choices lead to. */
export function reachedOn(track: string, choices: readonly (Choice | null)[]): number[] {
  return choices.flatMap((choice) => choice?.reaches.flatMap(({ thing, at }) => (thing === track ? [at] : [])) ?? []);
}
