/** Which part of the table a lens shows. */

import type { Box, Point, Size } from '../small/look';

/** What is decided about one board shows that board; elsewhere it shows what lies around. */
export function lensOn(at: Point, size: Size, table: Size, boards: readonly Box[]): Box {
  const board = boards.find(({ x, y, w, h }) => w > h && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h);
  if (board) return { x: board.x, y: board.y, w: board.w, h: board.h };
  return {
    x: Math.max(0, Math.min(at.x - size.w / 2, table.w - size.w)),
    y: Math.max(0, Math.min(at.y - size.h / 2, table.h - size.h)), ...size,
  };
}
