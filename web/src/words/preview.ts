/** What an option would bring, as the server tried it out. */

import type { Told } from './events';

const ADDED = new Set(['score', 'gain', 'pay']);

/** One thing paid, got or reached. */
export interface Gain {
  kind: string;
  what: string;
  why: string;
  amount: number;
}

/** What a player pays and gets, in the order it happens; of `reached` kinds only where they lead is kept. */
export function summed(events: readonly Told[], player: number, reached: ReadonlySet<string>): Gain[] {
  const sums = new Map<string, Gain>();
  for (const { kind, what, why, amount, player: whose } of events) {
    if (whose !== player) continue;
    if (reached.has(kind)) sums.set(`${kind} ${what}`, { kind, what, why: '', amount });
    else if (ADDED.has(kind)) {
      const cause = kind === 'pay' ? why : '';
      const slot = `${kind} ${what} ${cause}`;
      const before = sums.get(slot)?.amount ?? 0;
      sums.set(slot, { kind, what, why: cause, amount: before + amount });
    }
  }
  return [...sums.values()].filter((gain) => gain.amount !== 0 || reached.has(gain.kind));
}
