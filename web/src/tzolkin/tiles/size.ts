/** How large a sign can be drawn on a tile. */

import type { Glyph, Sign } from '../sign';

const LARGEST = { building: 1.6875, monument: 1.25 };
const ROOM = 4.75;
const HEIGHT = 3.1;

/** The width of a glyph, in glyphs. */
function width({ icon, text }: Glyph): number {
  if (icon === 'z-points' && text) return 0.9;
  return (icon ? 1.05 : 0) + text.length * (icon ? 0.36 : 0.28);
}

/** A size at which every row fits on a tile. */
export function glyphSize(sign: Sign, group: keyof typeof LARGEST): string {
  const widest = Math.max(1, ...sign.map((row) => row.reduce((sum, glyph) => sum + width(glyph), 0)));
  return `${Math.min(LARGEST[group], ROOM / widest, HEIGHT / Math.max(1, sign.length) - 0.1).toFixed(3)}rem`;
}
