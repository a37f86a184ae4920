/** Which part of the table a lens shows. */

import type { Box, Point, Size } from '../small/look';
import { MAIN, type Layout } from './geometry';

/** How the names of parts of the picture begin. */
export const PART = 'teotihuacan-';

/** What is decided about one board shows that board; elsewhere it shows what lies around. */
export function lensOn(at: Point, size: Size, table: Size, boards: readonly Box[]): Box {
  const board = boards.find(({ x, y, w, h }) => w > h && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h);
  if (board) return { x: board.x, y: board.y, w: board.w, h: board.h };
  return {
    x: Math.max(0, Math.min(at.x - size.w / 2, table.w - size.w)),
    y: Math.max(0, Math.min(at.y - size.h / 2, table.h - size.h)), ...size,
  };
}

function meet(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** The parts of the picture that a lens shows, lowest first: all the others would be drawn for nothing, and again with every change. */
export function partsUnder(box: Box, { slots, stage }: Layout): string[] {
  const parts: [string, Box][] = [['main', MAIN], ['stage', stage], ...slots.map((slot, i): [string, Box] => [`slot-${i}`, slot])];
  return [...parts.filter(([, part]) => meet(part, box)).map(([name]) => name), 'above'].map((name) => PART + name);
}
