/** What a seat may know of a game, and what is printed, by the names the board's parts use. */

import type { TeotihuacanEvent, TeotihuacanFigures, TeotihuacanView } from '../api/shapes';

export type View = TeotihuacanView;
export type Figures = TeotihuacanFigures;
export type TableEvent = TeotihuacanEvent;

export type BoardName = keyof Figures['power_ups'];
export type Temple = keyof View['temple_bonus_tiles'];
export type Side = View['players'][number];
export type Worker = Side['workers'][number];
export type Colour = Side['colour'];
export type Row = keyof View['nobles'];
export type Good = Figures['goods'][number];
export type Teotibot = NonNullable<View['teotibot']>;
export type Slot = keyof Teotibot['actions'];
export type Opening = NonNullable<View['opening']>;
export type Amounts = Record<string, number>;

export const TEMPLES: readonly Temple[] = ['blue', 'red', 'green'];
export const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];
const GOODS: readonly Good[] = ['cocoa', 'wood', 'stone', 'gold'];

/** The goods of this game, with how many a side has: those of the base game, then obsidian. */
export function goodsOf(side: Side): { good: string; amount: number }[] {
  const held = side as unknown as Record<string, number>;
  return [...GOODS, ...('obsidian' in side ? ['obsidian'] : [])].map((good) => ({ good, amount: held[good] ?? 0 }));
}

/** The entry of a table by a name that may not be among its keys. */
export function entry<Value>(table: Record<string, Value>, name: string | null | undefined): Value | undefined {
  return name === null || name === undefined ? undefined : table[name];
}

/** The discovery tiles of a heap at a temple or Avenue step. */
export function heapOf(view: View, heap: string): string[] {
  return entry(view.discovery_tiles as Record<string, unknown>, heap) as string[];
}

const LIFTED_FROM = ['destination', 'companion'];

/** Where workers that were lifted for a move are shown: on the board they left, then on the one they reached. */
export function boardOfHand(view: View): BoardName | null {
  if (view.this_turn.at) return view.this_turn.at;
  return LIFTED_FROM.includes(view.decision?.step ?? '') ? (view.decision?.board ?? null) : null;
}

const ICON: Record<string, string> = {
  b: 'idol', r: 'headdress', g: 'serpent', n: 'glyph', B: 'idol-c', R: 'headdress-c', G: 'serpent-c',
};

/** The icon of a letter of the pyramid. */
export function pyramidIcon(letter: string): string {
  return ICON[letter] ?? 'glyph';
}

/** The letters of a pyramid tile after clockwise quarter turns, clockwise from the top left. */
export function turned(letters: string, turns: number): string {
  const cut = (4 - (turns % 4)) % 4;
  return letters.slice(cut) + letters.slice(0, cut);
}
