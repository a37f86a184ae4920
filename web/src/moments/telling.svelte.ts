/** The moment that is told over the table now, if one is; and those that can be told again. */

import type { Moment } from '../api/types';
import { isStill } from '../shell/settings.svelte';
import { barsOf, countable } from './moment';

const ROW = 1100;
const STAYS = 4500;

class Telling {
  /** By the number of the event that opened them. */
  private known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  private due = $state.raw<readonly number[]>([]);
  private open = $state<number | null>(null);
  /** The row that is counted; the number of those that can be once all are. */
  row = $state(0);
  /** Whoever points at the sheet is reading it. */
  held = $state(false);
  /** Whether a sheet stays until somebody goes on: at a table where they hold a seat. */
  waits = false;

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The row that waits for something else to be seen first. */
  private until: number | null = null;
  /** Those that somebody has seen enough of. */
  private readonly dismissed = new Set<number>();
  private told: (() => void) | null = null;

  readonly moment = $derived(this.open === null ? null : (this.known.get(this.open) ?? null));
  /** How many of its rows are counted; the others wait for a decision. */
  readonly rows = $derived(this.moment === null ? 0 : countable(this.moment));
  readonly done = $derived(this.moment !== null && this.row >= this.rows);
  /** Points by seat as far as they are counted, while they are; nothing is given away before its row. */
  readonly counted = $derived(this.moment === null || this.done ? null : barsOf(this.moment, this.row).map(({ total }) => total));
  /** Whether one is told, or is to be told before anything else is shown. */
  readonly busy = $derived(this.open !== null || this.due.length > 0);
  readonly latest = $derived([...this.known.values()].at(-1) ?? null);

  /** Take in what a position tells of; those with something new are to be told, if anything is new. */
  learn(moments: readonly Moment[], from: number | null): void {
    if (moments.length > 0) this.known = new Map([...this.known, ...moments.map((each) => [each.first, each] as const)].sort(([a], [b]) => a - b));
    if (from === null) return;
    const fresh = moments.filter(({ first, rows }) => first >= from || rows.some(({ ahead, events }) => !ahead && events.some((event) => event >= from)));
    this.due = fresh.map(({ first }) => first);
    for (const { first } of fresh) this.dismissed.delete(first);
  }

  /** Another table, or none. */
  forget(): void {
    this.close();
    this.known = new Map();
    this.due = [];
    this.dismissed.clear();
  }

  knows(first: number): boolean {
    return this.known.has(first);
  }

  /** Tell one from a row on, up to another or to its end; done when that is reached, or when it is closed. */
  tell(first: number, row = 0, until: number | null = null): Promise<void> {
    const isOpen = this.open === first;
    this.due = this.due.filter((each) => each !== first);
    if (!this.known.has(first) || this.dismissed.has(first)) return Promise.resolve();
    this.letGo();
    this.open = first;
    this.until = until;
    const told = new Promise<void>((resolve) => (this.told = resolve));
    if (isOpen) this.goOn();
    else this.begin(row);
    return told;
  }

  /** Show one as it was, without counting. */
  reopen(first: number): void {
    this.close();
    if (!this.known.has(first)) return;
    this.open = first;
    this.row = this.rows;
  }

  begin(row = 0): void {
    this.row = isStill() ? this.rows : Math.min(row, this.rows);
    this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.until !== null && !this.done && this.row >= this.until) {
      this.letGo();
      return;
    }
    this.timer = setTimeout(() => {
      if (this.done && this.waits) return;
      if (this.done && !this.held) this.close();
      else {
        if (!this.done) this.row += 1;
        this.goOn();
      }
    }, this.done ? STAYS : ROW);
  }

  /** Somebody goes on: to the next row, after the last one to the table. */
  next(): void {
    if (this.done) this.close();
    else if (this.until === null || this.row < this.until) {
      this.row += 1;
      this.goOn();
    }
  }

  /** Nothing else is waited for any more. */
  goOnAlone(): void {
    this.letGo();
    this.until = null;
    if (this.open !== null && !this.done) this.goOn();
  }

  /** What waits for the end of the telling waits no longer; the sheet stays. */
  letGo(): void {
    this.told?.();
    this.told = null;
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.open !== null) this.dismissed.add(this.open);
    this.open = null;
    this.until = null;
    this.held = false;
    this.letGo();
  }
}

export const telling = new Telling();
