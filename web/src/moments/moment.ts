/** A Food Day, an Eclipse or the final scoring as it is told: row by row in the order of the rules, seats side by side. */

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

/** How many rows can be counted: before one that somebody is still to decide about. */
export function countable({ rows }: Moment): number {
  const ahead = rows.findIndex((row) => row.ahead);
  return ahead < 0 ? rows.length : ahead;
}

/** A part of a bar, in hundredths of the track. */
export interface BarPart {
  /** What a seat had, what it won earlier or wins now, what it lost, and what it is below zero. */
  kind: 'held' | 'won' | 'now' | 'lost' | 'owed';
  /** The row it comes from; -1 for what was there before. */
  row: number;
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

const pointsOf = ({ rows }: Moment, seat: number, count: number): number[] =>
  rows.slice(0, count).map(({ cells }) => cells.find((cell) => cell.seat === seat)?.points ?? 0);
const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

/** A track is at least so many points long: a few of them are seen to be few. */
const LEAST_SPAN = 20;

/** How much of a bar a figure takes. */
export const FIGURE = 4.5;

/** A bar for each seat that grows by row: gains side by side, losses taken from their end, and the row that is counted. */
export function barsOf(moment: Moment, row: number): Bar[] {
  const { before, rows } = moment;
  const spans = before.flatMap((had, seat) => {
    const points = pointsOf(moment, seat, rows.length);
    return [0, had + sum(points.filter((each) => each > 0)), ...points.map((_, i) => had + sum(points.slice(0, i + 1))), had];
  });
  const least = Math.min(...spans);
  const span = Math.max(Math.max(...spans) - least, LEAST_SPAN);
  const at = (value: number): number => ((value - least) / span) * 100;
  return before.map((had, seat) => {
    const points = pointsOf(moment, seat, row + 1);
    const now = row < rows.length ? (points[row] ?? 0) : 0;
    const total = had + sum(points);
    const was = total - now;
    const parts: BarPart[] = [];
    const add = (kind: BarPart['kind'], from: number, to: number, number: number, text: number | null): void => {
      if (from < to) parts.push({ kind, row: number, left: at(from), width: at(to) - at(from), text });
    };
    add('owed', Math.min(was, total > was ? total : was), 0, -1, null);
    add('held', 0, had, -1, had);
    let top = had;
    points.forEach((each, i) => {
      if (each > 0) add(i === row ? 'now' : 'won', top, (top += each), i, each);
    });
    const high = now > 0 ? top - now : top;
    add('lost', Math.max(was, 0), high, -1, was - high);
    if (now < 0) add('lost', total, was, row, now);
    // A figure under what is lost could not be read.
    for (const part of parts) if (part.kind !== 'lost' && part.left + part.width / 2 + FIGURE / 2 > at(Math.min(was, total)) && top > total) part.text = part.kind === 'now' ? part.text : null;
    return { seat, zero: at(0), parts, total, end: at(Math.max(0, top)) };
  });
}
