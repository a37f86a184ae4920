/** A run of figures and icons on one line of a board: what stands where. */

export type Piece = { text: string } | { icon: string } | { gap: number };

export interface Placed {
  kind: 'text' | 'icon';
  value: string;
  x: number;
}

const DIGIT = 0.53;
const WIDTHS: Record<string, number> = { ' ': 0.28, '.': 0.28, ',': 0.28, '/': 0.36, '→': 1, '−': 0.55, '+': 0.55, '½': 0.8 };

/** Roughly how wide a text of figures is in a bold face. */
export function textWidth(text: string, font: number): number {
  let width = 0;
  for (const letter of text) width += (WIDTHS[letter] ?? DIGIT) * font;
  return width;
}

function width(piece: Piece, font: number, icon: number): number {
  if ('text' in piece) return textWidth(piece.text, font);
  return 'icon' in piece ? icon : piece.gap;
}

/** Places pieces side by side, beginning at 0; the total width comes with them. */
export function laidOut(pieces: readonly Piece[], font: number, icon: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed: Placed[] = [];
  for (const piece of pieces) {
    if ('text' in piece) placed.push({ kind: 'text', value: piece.text, x });
    else if ('icon' in piece) placed.push({ kind: 'icon', value: piece.icon, x });
    x += width(piece, font, icon);
    if (!('gap' in piece)) x += 1;
  }
  return { placed, width: Math.max(0, x - 1) };
}

/** The size of icons at which a run fits a width: smaller than wished for if need be. */
export function iconWithin(pieces: readonly Piece[], font: number, icon: number, room: number): number {
  const icons = pieces.filter((piece) => 'icon' in piece).length;
  const excess = laidOut(pieces, font, icon).width - room;
  return excess > 0 && icons > 0 ? Math.max(10, icon - excess / icons) : icon;
}

const ICONS: Record<string, string> = {
  any_resource: 'any-resource', board_resource: 'board-resource', temple_any: 'temple-any', temple_blue: 'temple-blue',
  temple_red: 'temple-red', temple_green: 'temple-green', power_up: 'power-up', technology: 'board-alchemy',
  pyramid_track: 'pyramid', masks: 'mask-5', bonus: 'temple-any', great_discovery: 'great-discovery',
};

/** The icon of something one gets or pays. */
export function goodIcon(good: string): string {
  return ICONS[good] ?? good;
}

const ORDER = ['wood', 'stone', 'gold', 'obsidian', 'any_resource', 'cocoa', 'points'];

/** Amounts with their icons, resources first as boards print them. */
export function amountPieces(amounts: Record<string, number | string>, gap = 5): Piece[] {
  const rank = (good: string): number => (ORDER.indexOf(good) + ORDER.length + 1) % (ORDER.length + 1);
  const goods = Object.keys(amounts).sort((one, other) => rank(one) - rank(other));
  return goods.flatMap((good, i) => [
    ...(i > 0 ? [{ gap }] : []),
    { text: String(amounts[good]) },
    { icon: goodIcon(good) },
  ]);
}
