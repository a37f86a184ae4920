/** How other seats stood when what is told now had happened: the table itself may be further already. */

import type { Figure, GameEvent, PastShown, Position, View } from '../api/types';
import { teller } from './teller.svelte';

/** How a table stood, with what led to it. */
type Stood = Pick<Position, 'view' | 'events_from' | 'events'>;

/** How a table stood before a decision of which not everything was told, and what was told of it. */
export interface Midway {
  before: View;
  told: readonly GameEvent[];
}

/** So many events had happened. */
const endOf = ({ events_from: from, events }: Stood): number => from + events.length;

class Past {
  /** The latest position, and those before it while something is to be told of them. */
  private kept = $state.raw<readonly Position[]>([]);
  private mine: ReadonlySet<number> = new Set();
  /** The positions of a turn that is told again. */
  private recalled = $state.raw<readonly PastShown[]>([]);
  /** So many events have been shown by a table that shows what others did step by step; nothing where it shows all of them. */
  private shown = $state<number | null>(null);

  /** What comes as far as the telling has come: the position in which all of its step has happened; nothing where that is the latest one. */
  private readonly told = $derived.by(() => {
    if (!teller.isOn || teller.isAgain || !teller.isBehind) return null;
    const { at, steps } = teller;
    if (at < 0) {
      const first = Math.min(...steps[0]!.events);
      return this.kept.findLast((each) => endOf(each) <= first) ?? this.kept[0] ?? null;
    }
    const last = Math.max(...steps[at]!.events);
    return this.kept.find((each) => endOf(each) > last) ?? null;
  });

  /** The last event of a moment that is read over the table. */
  private read = $state<number | null>(null);
  /** The position to which that moment led. */
  private readonly atMoment = $derived.by(() => {
    const { read } = this;
    return read === null ? null : (this.kept.find((each) => endOf(each) > read) ?? null);
  });

  /** A moment is read over the table, which stands as it was then; null when it is closed. */
  stay(read: number | null): void {
    this.read = read;
  }

  /** A table has come to a position; what was taken back is forgotten. */
  keep(position: Position, mine: ReadonlySet<number>): void {
    this.mine = mine;
    const before = (teller.isOn || this.read !== null ? this.kept : this.kept.slice(-1)).filter((each) => endOf(each) < endOf(position));
    // That somebody came or went is told with a position to which nothing new has led.
    const same = this.kept.find((each) => endOf(each) === endOf(position) && each.events.length > position.events.length);
    this.kept = [...before, same ? { ...position, events_from: same.events_from, events: same.events } : position];
  }

  /** Somebody comes to another table. */
  forget(): void {
    this.kept = [];
    this.read = null;
    this.recalled = [];
    this.shown = null;
  }

  // ---- a turn of the log ---------------------------------------------------------------------

  /** These are the positions of the turn that is told again. */
  recall(positions: readonly PastShown[]): void {
    this.recalled = positions;
  }

  /** Of a turn that is told again the position in which all of its step has happened; nothing while none is. */
  private readonly then = $derived.by(() => {
    if (!teller.isAgain || !teller.isOn) return null;
    const { at, steps } = teller;
    if (at < 0) return this.recalled[0] ?? null;
    const last = Math.max(...steps[at]!.events);
    return this.recalled.find((each) => endOf(each) > last) ?? this.recalled.at(-1) ?? null;
  });

  /** The table as it was then, with what is new of it now; the table itself while nothing is told again. */
  again<Shown extends Position>(current: Shown): Shown {
    const { then } = this;
    if (!then) return current;
    const { events_from, events } = current;
    return { ...current, ...then, view: { ...then.view, seat: current.view.seat }, closed: [], events_from, events };
  }

  /** Whether the table is drawn as it was in a turn that is told again. */
  get isRecalled(): boolean {
    return this.then !== null;
  }

  // ---- a table that waits for what is told -----------------------------------------------------

  /** What has happened from this event on is shown when it is told. */
  hold(event: number): void {
    this.shown ??= event;
  }

  /** How far the table has come; nothing where it shows all. */
  get reached(): number | null {
    return this.shown;
  }

  /** So many events have been told. */
  reach(events: number): void {
    if (this.shown !== null) this.shown = events;
  }

  /** Nothing waits to be shown any more. */
  release(): void {
    this.shown = null;
  }

  /** The position in which the table is drawn: that of the motion, and of the step where somebody stays at one. */
  board(current: Position): Position {
    if (this.atMoment && !teller.isAsked) return this.atMoment;
    if (!teller.isOn || teller.isAgain) return current;
    if (teller.isPaused) return this.told ?? current;
    const { shown } = this;
    return shown === null ? current : (this.kept.findLast((each) => endOf(each) <= shown) ?? this.kept[0] ?? current);
  }

  /** What was told of the decision that led to a position, where it led to more than that; nothing where all of it was told, or nobody knows. */
  midway(position: Position): Midway | null {
    if (!teller.isOn || position === this.atMoment) return null;
    const all: readonly Stood[] = teller.isAgain ? this.recalled : this.kept;
    const place = teller.isAgain ? all.findIndex((each) => each === this.then) : all.findIndex((each) => endOf(each) === endOf(position));
    const [before, after] = [all[place - 1], all[place]];
    if (!before || !after || after.events_from > endOf(before)) return null;
    const events = after.events.slice(endOf(before) - after.events_from);
    const told = events.filter((_, i) => !teller.isLater(endOf(before) + i));
    return told.length < events.length ? { before: before.view, told } : null;
  }

  // ---- seats -----------------------------------------------------------------------------------

  /** Whether a seat is shown as it was at a moment that is read; one's own as it is while something is asked. */
  isAtMoment(seat: number): boolean {
    return this.atMoment !== null && !(teller.isAsked && this.mine.has(seat));
  }

  /** The position in which a seat is shown; one's own as it is, unless all stand as at a moment. */
  of(seat: number, current: Position): Position {
    if (this.atMoment && this.isAtMoment(seat)) return this.atMoment;
    return this.mine.has(seat) ? current : (this.told ?? current);
  }

  /** How much of something a seat has in that position by steps that are told later. */
  ahead(seat: number, icon: string): number {
    const { told } = this;
    if (!told || this.mine.has(seat) || this.isAtMoment(seat)) return 0;
    const sum = (figures: readonly Figure[]): number => figures.reduce((all, each) => all + (each.icon === icon ? (each.amount ?? 0) : 0), 0);
    return teller.steps
      .filter((step, i) => i > teller.at && step.seat === seat)
      .flatMap(({ parts }) => parts.filter(({ events }) => Math.max(...events) < endOf(told)))
      .reduce((all, { gains, costs }) => all + sum(gains) - sum(costs), 0);
  }
}

export const past = new Past();
