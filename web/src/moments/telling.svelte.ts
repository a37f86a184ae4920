/** The moment that is told over the table now, if one is; and those that can be told again. */

import type { Moment } from '../api/types';

const ROW = 1100;
const STAYS = 4500;

class Telling {
  /** By the number of the event that opened them. */
  private known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  private due = $state.raw<readonly number[]>([]);
  private open = $state<number | null>(null);
  /** The row that is counted; the number of rows once all are. */
  row = $state(0);
  /** Whoever points at the sheet is reading it. */
  held = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: (() => void) | null = null;

  readonly moment = $derived(this.open === null ? null : (this.known.get(this.open) ?? null));
  readonly done = $derived(this.moment !== null && this.row >= this.moment.rows.length);
  /** Whether one is told, or is to be told before anything else is shown. */
  readonly busy = $derived(this.open !== null || this.due.length > 0);
  readonly latest = $derived([...this.known.values()].at(-1) ?? null);

  /** Take in what a position tells of; those with something new are to be told. */
  learn(moments: readonly Moment[], from: number): void {
    if (moments.length > 0) this.known = new Map([...this.known, ...moments.map((each) => [each.first, each] as const)].sort(([a], [b]) => a - b));
    const fresh = moments.filter(({ first, rows }) => first >= from || rows.some(({ events }) => events.some((event) => event >= from)));
    this.due = fresh.map(({ first }) => first);
  }

  /** Another table, or none. */
  forget(): void {
    this.close();
    this.known = new Map();
    this.due = [];
  }

  knows(first: number): boolean {
    return this.known.has(first);
  }

  /** Tell one from a row on; done when it is closed. */
  tell(first: number, row = 0): Promise<void> {
    this.close();
    this.due = this.due.filter((each) => each !== first);
    if (!this.known.has(first)) return Promise.resolve();
    this.open = first;
    this.begin(row);
    return new Promise((resolve) => (this.told = resolve));
  }

  /** Show one as it was, without counting. */
  reopen(first: number): void {
    this.close();
    if (!this.known.has(first)) return;
    this.open = first;
    this.row = this.moment!.rows.length;
  }

  begin(row = 0): void {
    clearTimeout(this.timer);
    this.row = matchMedia('(prefers-reduced-motion: reduce)').matches ? (this.moment?.rows.length ?? 0) : row;
    this.goOn();
  }

  private goOn(): void {
    this.timer = setTimeout(() => {
      if (this.held) this.goOn();
      else if (this.done) this.close();
      else {
        this.row += 1;
        this.goOn();
      }
    }, this.done ? STAYS : ROW);
  }

  /** What waits for the end of the telling waits no longer; the sheet stays. */
  letGo(): void {
    this.told?.();
    this.told = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.open = null;
    this.held = false;
    this.letGo();
  }
}

export const telling = new Telling();
