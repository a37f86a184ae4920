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

const TALL = { w: 162, h: 369 };
const HIGH = 135;
const LEFT = 10;
const FAR = 918;
const TOP = 9;
const CENTRE = 153;
const BOTTOM = 531;

export const MAIN: Box = { x: 178, y: 151, w: 734, h: 373 };
export const TEMPLE_TOP = 158;

interface Span {
  x: number;
  w: number;
}

/** Where things lie that make room for each other: the parts of modules move them. */
export interface Layout {
  /** The eight slots of the ring, clockwise from the Palace. */
  slots: readonly (Box & { shape: Shape })[];
  /** Where the ring goes on from each slot to the next, and in which direction. */
  passages: readonly { x: number; y: number; angle: number }[];
  temples: { x: number; w: number; gap: number; top: number; bottom: number };
  /** Avenue, pyramid track, buildings and calendar, below their signs. */
  tracks: { top: number; bottom: number; head: number; avenue: Span; pyramid: Span; buildings: Span; calendar: Span };
  /** The middle of the main board: the pyramid, or what is on stage in its place. */
  stage: Box;
  /** The pyramid: a cell's size, the corner of its grid, and how much higher each level looks. */
  cell: number;
  grid: { x: number; y: number };
  rise: number;
  /** Whether a wide board has another width than in the base game. */
  fitted: boolean;
}

type Wide = readonly [left: Span, middle: Span, right: Span];

function slotsOf([left, middle, right]: Wide): Layout['slots'] {
  const wide = (span: Span, y: number) => ({ ...span, y, h: HIGH, shape: 'wide' }) as const;
  const tall = (x: number) => ({ x, y: CENTRE, ...TALL, shape: 'tall' }) as const;
  return [
    wide(middle, TOP), wide(right, TOP), tall(FAR), wide(right, BOTTOM),
    wide(middle, BOTTOM), wide(left, BOTTOM), tall(LEFT), wide(left, TOP),
  ];
}

/** Joints of the long edges lie at two places, those of the short ones in the middle of the tall boards. */
function passagesOf(left: number, right: number, top: number, bottom: number): Layout['passages'] {
  return [
    { x: right, y: top, angle: 0 }, { x: 999, y: 148.5, angle: 90 }, { x: 999, y: 526.5, angle: 90 },
    { x: right, y: bottom, angle: 180 }, { x: left, y: bottom, angle: 180 }, { x: 91, y: 526.5, angle: 270 },
    { x: 91, y: 148.5, angle: 270 }, { x: left, y: top, angle: 0 },
  ];
}

/** The table of the base game. */
const PLAIN: Layout = {
  slots: slotsOf([{ x: LEFT, w: 351 }, { x: 369.5, w: 351 }, { x: 729, w: 351 }]),
  passages: passagesOf(365, 724.5, 78, 598),
  temples: { x: 183, w: 67, gap: 2, top: 188, bottom: 517 },
  tracks: {
    top: 190, bottom: 517, head: 162, avenue: { x: 772, w: 54 }, pyramid: { x: 829, w: 25 }, buildings: { x: 856.5, w: 25 },
    calendar: { x: 884, w: 25 },
  },
  stage: { x: 392, y: 155, w: 374, h: 365 },
  cell: 37,
  grid: { x: 430, y: 193 },
  rise: 6,
  fitted: false,
};

/** Altars hang under the joints of the long edges; temples, tracks and pyramid move closer together. */
const WITH_ALTARS: Layout = {
  slots: slotsOf([{ x: LEFT, w: 383 }, { x: 401, w: 344 }, { x: 753, w: 327 }]),
  passages: passagesOf(397, 749, 58, 622),
  temples: { x: 185, w: 58, gap: 2.5, top: 188, bottom: 517 },
  tracks: {
    top: 190, bottom: 517, head: 162, avenue: { x: 788, w: 47 }, pyramid: { x: 837, w: 22 }, buildings: { x: 861, w: 22 },
    calendar: { x: 885, w: 23 },
  },
  stage: { x: 430, y: 155, w: 292, h: 365 },
  cell: 30,
  grid: { x: 456, y: 222 },
  rise: 5,
  fitted: true,
};

/** How high the tabs above the stage are, with the space below them. */
export const TABS = 46;

/** The places of a table with or without altars, with one thing on stage or two in turn. */
export function layoutOf(altars: boolean, tabs: boolean): Layout {
  const layout = altars ? WITH_ALTARS : PLAIN;
  if (!tabs) return layout;
  const { stage } = layout;
  return { ...layout, cell: 30, rise: 5, grid: { x: stage.x + stage.w / 2 - 120, y: stage.y + TABS + 36 } };
}

/** The corner of a cell of the grid, seen on a level. */
export function cellAt({ grid, cell, rise }: Layout, row: number, column: number, level: number): { x: number; y: number } {
  return { x: grid.x + column * cell, y: grid.y + row * cell - rise * level };
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
