/** A Food Day or the final scoring as it is told: row by row in the order of the rules, seats side by side. */

import type { Moment } from '../api/types';

/** The moment an event belongs to and is told by; null for one that is seen by itself. */
export function momentTelling(moments: readonly Moment[], number: number): Moment | null {
  return moments.find(({ first, rows }) => number === first || rows.some(({ events }) => events.includes(number))) ?? null;
}

/** The first row that tells something from an event on; after the last one if there is none. */
export function firstRow({ rows }: Moment, from: number): number {
  const found = rows.findIndex(({ events }) => events.some((event) => event >= from));
  return found < 0 ? rows.length : found;
}

/** A part of a bar, in hundredths of the track. */
export interface BarPart {
  kind: 'held' | 'owed' | 'won' | 'lost';
  left: number;
  width: number;
  text: number | null;
}

export interface Bar {
  seat: number;
  zero: number;
  parts: BarPart[];
  total: number;
  /** Where the total stands. */
  end: number;
}

/** Points of a seat once so many rows are counted. */
function counted({ before, rows }: Moment, seat: number, count: number): number {
  return rows.slice(0, count).reduce((sum, { cells }) => sum + (cells.find((cell) => cell.seat === seat)?.points ?? 0), before[seat] ?? 0);
}

/** A track is at least so many points long: a few of them are seen to be few. */
const LEAST_SPAN = 20;

/** A bar for each seat: what it had, and what the row that is counted adds or takes; after the last row all of it. */
export function barsOf(moment: Moment, row: number): Bar[] {
  const { before, rows } = moment;
  const done = row >= rows.length;
  const courses = before.map((_, seat) => [0, ...Array.from({ length: rows.length + 1 }, (_, count) => counted(moment, seat, count))]);
  const least = Math.min(...courses.flat());
  const span = Math.max(Math.max(...courses.flat()) - least, LEAST_SPAN);
  const at = (value: number): number => ((value - least) / span) * 100;
  return before.map((had, seat) => {
    const was = done ? had : counted(moment, seat, row);
    const total = counted(moment, seat, done ? rows.length : row + 1);
    const stays = total >= was ? was : total;
    const parts: BarPart[] = [];
    const add = (kind: BarPart['kind'], from: number, to: number, text: number | null): void => {
      if (from !== to) parts.push({ kind, left: at(Math.min(from, to)), width: Math.abs(at(to) - at(from)), text });
    };
    add(stays < 0 ? 'owed' : 'held', 0, stays, stays > 0 ? stays : null);
    add(total > was ? 'won' : 'lost', was, total, total - was);
    return { seat, zero: at(0), parts, total, end: at(Math.max(0, was, total)) };
  });
}
