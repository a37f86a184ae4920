/** What happened, with every field there. */

import type { EventShown } from '../api/types';

export type Told = Required<EventShown>;

/** Whoever is below every seat: events of chance and of the table belong to nobody. */
export const NOBODY = -1;

/** Events as they are told: what the server leaves out is empty. */
export function heard(events: readonly Partial<EventShown>[]): Told[] {
  return events.map((event) => ({ kind: '', player: NOBODY, what: '', amount: 0, where: '', why: '', ...event }));
}
