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

/** The largest icons with which every row fits on a tile. */
export function glyphSize(sign: Sign, group: keyof typeof LARGEST): string {
  const sizes = sign.map((row) => {
    const icons = row.filter(({ icon, text }) => icon && !(icon === 'z-points' && text)).length;
    return (ROOM - row.reduce((sum, glyph) => sum + beside(glyph), 0)) / Math.max(icons, 1);
  });
  const size = Math.min(LARGEST[group], HEIGHT / Math.max(sign.length, 1), ...sizes);
  return `${Math.max(size, LEAST).toFixed(3)}rem`;
}
