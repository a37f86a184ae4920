/** The moment that is told over the table now, if one is; and those that can be told again. */

import type { Moment } from '../api/types';
import { isStill } from '../shell/settings.svelte';
import { countable, firstRow, totalsOf } from './moment';

const ROW = 1100;
const STAYS = 4500;

class Telling {
  /** By the number of the event that opened them. */
  private known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  /** Those that are to be told, with the row they begin with. */
  private due = $state.raw<readonly { first: number; row: number }[]>([]);
  private open = $state<number | null>(null);
  /** The row that is counted; the number of those that can be once all are. */
  row = $state(0);
  /** Whoever points at the sheet is reading it. */
  held = $state(false);
  /** Whether a sheet stays until somebody goes on: at a table where they hold a seat. */
  waits = false;

  /** Whether it is looked at once more. */
  private isAgain = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The row that waits for something else to be seen first. */
  private until: number | null = null;
  /** Those that somebody has seen enough of. */
  private readonly dismissed = new Set<number>();
  private told: (() => void) | null = null;
  /** Those that the latest message has news of, and those that what is shown now comes to. */
  private fresh: ReadonlySet<number> = new Set();
  private readonly coming = new Set<number>();

  readonly moment = $derived(this.open === null ? null : (this.known.get(this.open) ?? null));
  /** How many of its rows are counted; the others wait for a decision. */
  readonly rows = $derived(this.moment === null ? 0 : countable(this.moment));
  readonly done = $derived(this.moment !== null && this.row >= this.rows);
  /** The last event of one that is counted to its end and still read, where it is told for the first time: the table stands as it was then. */
  readonly stands = $derived(this.moment !== null && this.done && !this.isAgain ? Math.max(this.moment.first, ...this.moment.rows.slice(0, this.rows).flatMap(({ events }) => events)) : null);
  /** The one whose rows are not all counted, open or about to be, with the last that is. */
  private readonly counting = $derived.by(() => {
    if (this.moment !== null && !this.done) return { moment: this.moment, row: this.row };
    const [next] = this.due;
    const moment = next && this.known.get(next.first);
    return moment ? { moment, row: next.row - 1 } : null;
  });
  /** Points by seat as far as they are counted, until they all are; nothing is given away before its row, nor what comes after a sheet that is read. */
  readonly counted = $derived(this.stands !== null && this.due.length > 0 ? totalsOf(this.moment!, this.row) : this.counting && totalsOf(this.counting.moment, this.counting.row));
  /** What they are counted for. */
  readonly title = $derived(this.counting?.moment.title ?? null);
  /** Whether one is told, or is to be told before anything else is shown. */
  readonly busy = $derived(this.open !== null || this.due.length > 0);
  readonly latest = $derived([...this.known.values()].at(-1) ?? null);

  /** Take in what a position tells of; those with something new are to be told, if anything is new. */
  learn(moments: readonly Moment[], from: number | null): void {
    if (moments.length > 0) this.known = new Map([...this.known, ...moments.map((each) => [each.first, each] as const)].sort(([a], [b]) => a - b));
    if (from === null) return;
    const fresh = moments.filter(({ first, rows }) => first >= from || rows.some(({ ahead, events }) => !ahead && events.some((event) => event >= from)));
    this.fresh = new Set(fresh.map(({ first }) => first));
    this.due = [...this.due.filter(({ first }) => this.coming.has(first) && !this.fresh.has(first)), ...fresh.map((each) => ({ first: each.first, row: firstRow(each, from) }))];
    for (const { first } of fresh) this.dismissed.delete(first);
  }

  /** Another table, or none. */
  forget(): void {
    this.close();
    this.known = new Map();
    this.due = [];
    this.coming.clear();
    this.dismissed.clear();
  }

  /** What is shown now comes to these. */
  expect(firsts: readonly number[]): void {
    for (const first of firsts) this.coming.add(first);
  }

  /** Whether what happened from an event on is not counted yet. */
  isAhead(first: number): boolean {
    return this.counting !== null && first >= this.counting.moment.first;
  }

  knows(first: number): boolean {
    return this.known.has(first);
  }

  /** Tell one from a row on, up to another or to its end; done when that is reached, or when it is closed. */
  tell(first: number, row = 0, until: number | null = null): Promise<void> {
    const isOpen = this.open === first;
    this.coming.delete(first);
    this.due = this.due.filter((each) => each.first !== first);
    if (!this.known.has(first) || this.dismissed.has(first)) return Promise.resolve();
    this.letGo();
    this.open = first;
    this.isAgain = false;
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
    this.isAgain = true;
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

  /** Nothing else is waited for any more, and nothing told but what is open; unless more has happened, which is to be shown now. */
  goOnAlone(more: boolean): void {
    this.coming.clear();
    this.due = this.due.filter(({ first }) => more && this.fresh.has(first));
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
