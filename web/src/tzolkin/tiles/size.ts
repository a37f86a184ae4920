/** How large a sign can be drawn on a tile. */

import type { Glyph, Sign } from '../../signs/sign';

/* In rem, as Sign.svelte draws them. */
const LARGEST = { building: 1.6875, monument: 1.25 };
const LEAST = 0.875;
const ROOM = 4.875;
const HEIGHT = 3;
const SUN = 1.1875;
const LETTER = 0.5;
const WORD = 0.4375;
const MARK = 0.1875;
const GAP = 0.0625;

/** What a glyph takes beside its icon. */
function beside({ icon, text, mark }: Glyph): number {
  if (icon === 'z-points' && text) return SUN + GAP;
  return text.length * (icon ? LETTER : WORD) + (mark ? MARK : 0) + GAP;
}

/** The largest icons with which every row fits into so much room, in rem; what else stands in a row keeps its size. */
function largestIn(sign: Sign, room: number): number {
  const sizes = sign.map((row) => {
    const icons = row.filter(({ icon, text }) => icon && !(icon === 'z-points' && text)).length;
    const left = room - row.reduce((sum, glyph) => sum + beside(glyph), 0);
    return icons > 0 ? left / icons : left < 0 ? 0 : Infinity;
  });
  return Math.min(...sizes);
}

/** The largest icons with which every row fits on a tile. */
export function glyphSize(sign: Sign, group: keyof typeof LARGEST): string {
  const size = Math.min(LARGEST[group], HEIGHT / Math.max(sign.length, 1), largestIn(sign, ROOM));
  return `${Math.max(size, LEAST).toFixed(3)}rem`;
}

/** Before a seat there is less room: a sign has one row, or two where one has no room. */
export interface Fitted {
  sign: Sign;
  /** In rem. */
  size: number;
}

const SMALL = { largest: 1, least: 0.75 };

/** A sign as it fits on a small tile; of a scale its head. */
export function fitted(sign: Sign, room: number): Fitted {
  const isScale = sign.length > 2;
  const row = isScale ? sign[0]! : sign.flat();
  const half = Math.ceil(row.length / 2);
  const ways: Sign[] = [[row], [row.slice(0, half), row.slice(half)]];
  const found = ways.map((way) => ({ sign: way, size: Math.min(SMALL.largest, largestIn(way, room)) }));
  const best = found.find(({ size }) => size >= SMALL.least) ?? found[1]!;
  return { ...best, size: Math.max(best.size, SMALL.least) };
}

/** Whether a sign has room in one row at its full size, beside something as wide as this. */
export function hasRoom(sign: Sign, room: number, aside: number): boolean {
  return sign.length === 1 && largestIn(sign, room - aside) >= SMALL.largest;
}
