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
  /** What a seat had, what it won earlier or wins now; what it lost, or what it was below zero, stands below that. */
  kind: 'held' | 'won' | 'now' | 'lost';
  /** The row it comes from; -1 for what was there before. */
  row: number;
  left: number;
  width: number;
  text: number;
}

export interface Bar {
  seat: number;
  zero: number;
  parts: BarPart[];
  total: number;
  /** Where the total stands. */
  end: number;
}

interface Entry {
  row: number;
  points: number;
}

const pointsOf = ({ rows }: Moment, seat: number, count: number): number[] =>
  rows.slice(0, count).map(({ cells }) => cells.find((cell) => cell.seat === seat)?.points ?? 0);
const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);

/** A track is at least so many points long: a few of them are seen to be few. */
const LEAST_SPAN = 20;
/** How much of a bar a letter of a figure takes: every part has room for its own. */
const LETTER = 1.9;

const widthOf = (points: number, scale: number): number => LETTER * (String(points).length + 1) + Math.abs(points) * scale;

/** How far the gains of a seat reach to the right of zero, and its losses to the left of it. */
function reachOf(entries: readonly Entry[], scale: number): { right: number; left: number } {
  const along = (isGain: boolean): number => sum(entries.filter(({ points }) => points > 0 === isGain).map(({ points }) => widthOf(points, scale)));
  return { right: along(true), left: Math.max(along(false) - along(true), 0) };
}

/** The widest scale with which every bar, as it grows, has room on the track. */
function scaleOf(seats: readonly Entry[][]): number {
  const grown = seats.flatMap((entries) => entries.map((_, i) => entries.slice(0, i + 1)));
  let [least, most] = [0, 100 / LEAST_SPAN];
  for (let i = 0; i < 20; i += 1) {
    const scale = (least + most) / 2;
    const reaches = grown.map((entries) => reachOf(entries, scale));
    const span = Math.max(...reaches.map(({ right }) => right), 0) + Math.max(...reaches.map(({ left }) => left), 0);
    if (span > 100) most = scale;
    else least = scale;
  }
  return least;
}

/** Points by seat once so many rows are counted. */
export function totalsOf(moment: Moment, row: number): number[] {
  return moment.before.map((had, seat) => had + sum(pointsOf(moment, seat, row + 1)));
}

/** A bar for each seat that grows by row: gains side by side, below them losses from their end, each with its figure. */
export function barsOf(moment: Moment, row: number): Bar[] {
  const { before, rows } = moment;
  const entriesOf = (seat: number, count: number): Entry[] =>
    [before[seat]!, ...pointsOf(moment, seat, count)].map((points, i) => ({ row: i - 1, points })).filter(({ points }) => points !== 0);
  const all = before.map((_, seat) => entriesOf(seat, rows.length));
  const scale = scaleOf(all);
  const zero = Math.max(...all.flatMap((entries) => entries.map((_, i) => reachOf(entries.slice(0, i + 1), scale).left)), 0);
  const totals = totalsOf(moment, row);
  return before.map((_, seat) => {
    const entries = entriesOf(seat, row + 1);
    const end = zero + reachOf(entries, scale).right;
    let [right, left] = [zero, end];
    const parts = entries.map(({ row: from, points }): BarPart => {
      const width = widthOf(points, scale);
      if (points < 0) return { kind: 'lost', row: from, left: (left -= width), width, text: points };
      const kind = from < 0 ? 'held' : from === row ? 'now' : 'won';
      return { kind, row: from, left: (right += width) - width, width, text: points };
    });
    return { seat, zero, parts, total: totals[seat]!, end };
  });
}
