/** Which part of the table a lens shows. */

import type { Box, Point, Size } from '../small/look';
import { MAIN, type Layout } from './geometry';

/** How the names of parts of the picture begin. */
export const PART = 'teotihuacan-';

/** The most of the table that has room in a lens, in height; a board at the side of the table has twice that. */
export const HIGHEST = 184;
/** So much of the table is seen around what can be chosen. */
const AROUND = 2;
/** So much of a board both of its halves show. */
const TWICE = 12;

const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The smallest part of the table with all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  return { x, y, w: Math.max(...boxes.map((each) => each.x + each.w)) - x, h: Math.max(...boxes.map((each) => each.y + each.h)) - y };
}

/** What is decided about one board shows that board; elsewhere it shows all that can be chosen, where that has room, else what lies around the first of it. */
export function lensOn(things: readonly Box[], size: Size, table: Size, boards: readonly Box[]): Box {
  const first = middleOf(things[0]!);
  const board = boards.find(({ x, y, w, h }) => first.x >= x && first.x <= x + w && first.y >= y && first.y <= y + h);
  if (board) return { x: board.x, y: board.y, w: board.w, h: board.h };
  const all = around(things);
  const hasRoom = all.w <= size.w && all.h + 2 * AROUND <= HIGHEST;
  const at = hasRoom ? middleOf(all) : first;
  const h = hasRoom ? Math.max(size.h, all.h + 2 * AROUND) : size.h;
  return {
    x: Math.max(0, Math.min(at.x - size.w / 2, table.w - size.w)),
    y: Math.max(0, Math.min(at.y - h / 2, table.h - h)), w: size.w, h,
  };
}

/** What a lens shows, side by side: a board that is higher than wide stands there as its upper and its lower half. */
export function halves(box: Box): Box[] {
  if (box.h <= box.w) return [box];
  const h = (box.h + TWICE) / 2;
  return [{ ...box, h }, { ...box, y: box.y + box.h - h, h }];
}

function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** The parts of the picture that a lens shows, lowest first: all the others would be drawn for nothing, and again with every change. */
export function partsUnder(box: Box, { slots, stage }: Layout): string[] {
  const parts: [string, Box][] = [['main', MAIN], ['stage', stage], ...slots.map((slot, i): [string, Box] => [`slot-${i}`, slot])];
  return [...parts.filter(([, part]) => meet(part, box)).map(([name]) => name), 'above'].map((name) => PART + name);
}
