/** Where everything lies on the table, in the units of a picture 1090 wide and 676 high. */

export const TABLE = { w: 1090, h: 676 };
export const HEAD = 27;

export type Shape = 'wide' | 'tall';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const WIDE = { w: 351, h: 135 };
const TALL = { w: 162, h: 369 };
const LEFT = 10;
const MIDDLE = 369.5;
const RIGHT = 729;
const FAR = 918;
const TOP = 9;
const CENTRE = 153;
const BOTTOM = 531;

/** The eight slots of the ring, clockwise from the Palace. */
export const SLOTS: readonly (Box & { shape: Shape })[] = [
  { x: MIDDLE, y: TOP, ...WIDE, shape: 'wide' },
  { x: RIGHT, y: TOP, ...WIDE, shape: 'wide' },
  { x: FAR, y: CENTRE, ...TALL, shape: 'tall' },
  { x: RIGHT, y: BOTTOM, ...WIDE, shape: 'wide' },
  { x: MIDDLE, y: BOTTOM, ...WIDE, shape: 'wide' },
  { x: LEFT, y: BOTTOM, ...WIDE, shape: 'wide' },
  { x: LEFT, y: CENTRE, ...TALL, shape: 'tall' },
  { x: LEFT, y: TOP, ...WIDE, shape: 'wide' },
];

/** Where the ring goes on from each slot to the next, and in which direction. */
export const PASSAGES: readonly { x: number; y: number; angle: number }[] = [
  { x: 724.5, y: 78, angle: 0 },
  { x: 999, y: 148.5, angle: 90 },
  { x: 999, y: 526.5, angle: 90 },
  { x: 724.5, y: 598, angle: 180 },
  { x: 365, y: 598, angle: 180 },
  { x: 91, y: 526.5, angle: 270 },
  { x: 91, y: 148.5, angle: 270 },
  { x: 365, y: 78, angle: 0 },
];

export const MAIN: Box = { x: 178, y: 151, w: 734, h: 373 };
export const TEMPLE_TOP = 158;
export const TEMPLES_AT = { x: 183, w: 67, gap: 2, top: 188, bottom: 517 };
export const TRACKS = { x: 772, top: 190, bottom: 517, head: 162 };

/** The pyramid: a cell's size, the corner of its grid, and how much higher each level looks. */
export const CELL = 37;
export const GRID = { x: 430, y: 193 };
export const RISE = 6;

/** The corner of a cell of the grid, seen on a level. */
export function cellAt(row: number, column: number, level: number): { x: number; y: number } {
  return { x: GRID.x + column * CELL, y: GRID.y + row * CELL - RISE * level };
}

/** The largest size at which so many squares fit a box, and their places row by row from its middle. */
export function fitted(count: number, box: Box, most: number, gap: number): { size: number; at: { x: number; y: number }[] } {
  if (count === 0) return { size: most, at: [] };
  let size = most;
  let columns = 1;
  for (; size > 8; size -= 0.5) {
    columns = Math.max(1, Math.floor((box.w + gap) / (size + gap)));
    if (Math.ceil(count / columns) * (size + gap) - gap <= box.h) break;
  }
  const rows = Math.ceil(count / columns);
  columns = Math.ceil(count / rows);
  const top = box.y + (box.h - (rows * (size + gap) - gap)) / 2;
  const at = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = box.x + (box.w - (inRow * (size + gap) - gap)) / 2;
    return { x: left + (i % columns) * (size + gap), y: top + row * (size + gap) };
  });
  return { size, at };
}
