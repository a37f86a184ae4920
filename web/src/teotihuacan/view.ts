/** What a seat may know of a game, as the engine writes it. */

export type BoardName =
  | 'palace' | 'forest' | 'quarry' | 'gold' | 'alchemy' | 'nobles' | 'decorations' | 'construction';
export type Temple = 'blue' | 'red' | 'green';
export type Colour = 'black' | 'blue' | 'yellow' | 'red';
export type Row = 'top' | 'middle' | 'bottom';
export type Good = 'cocoa' | 'wood' | 'stone' | 'gold';
export type Slot = 'T' | 'ML' | 'MR' | 'BL' | 'BM' | 'BR' | 'spare';

export const TEMPLES: readonly Temple[] = ['blue', 'red', 'green'];
export const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];
export const GOODS: readonly Good[] = ['cocoa', 'wood', 'stone', 'gold'];

export interface Worker {
  board?: BoardName;
  worship?: string;
  hand?: boolean;
  reserve?: boolean;
  moved?: boolean;
  power: number;
}

export interface Side extends Record<Good, number> {
  points: number;
  temples: Record<Temple, number>;
  avenue: number;
  pyramid_track: number;
  technologies: string[];
  workers: Worker[];
  discovery_tiles: string[];
  used_tiles: string[];
  order: number;
  colour: Colour;
  wages: number;
}

export interface Placed {
  tile: string;
  turns: number;
}

export interface Opening {
  dealt: (string[] | number)[];
  laid_out: string[];
  kept: (string[] | number)[];
  beside: Record<string, string>;
  revealed: boolean;
}

export interface Teotibot {
  actions: Record<Slot, string | null>;
  directions: (string | null)[];
  discarded_tiles: string[];
}

export type Decision = { step: string; player: number } & Record<string, unknown>;

export interface View {
  game: string;
  options: { players: number; setup: string; eclipse: string; modules: string[] };
  turn: number;
  active: number | null;
  first_player: number;
  calendar: { light: number; dark: number; eclipses: number; turns_left: number | null; pyramid_complete: boolean };
  ring: (BoardName | null)[];
  royal_tiles: (string | null)[];
  technologies: (string | null)[];
  temple_bonus_tiles: Record<Temple, string | null>;
  buildings: number;
  nobles: Record<Row, number[]>;
  pyramid: { places: Record<string, Placed>; display: (string | null)[] };
  decorations: { spaces: Record<string, string>; display: (string | null)[] };
  discovery_tiles: { worship: Partial<Record<BoardName, string | null>> } & Record<string, unknown>;
  unseen: { discovery: Record<string, number>; pyramid: string[]; decorations: string[] };
  neutral_workers: Partial<Record<Colour, BoardName[]>>;
  players: Side[];
  this_turn: { at?: BoardName; worshipping?: boolean; tiles_built?: number } & Record<string, unknown>;
  teotibot?: Teotibot;
  opening?: Opening;
  seat: number | null;
  actor: number | null;
  decision: Decision | null;
  over: boolean;
  winners: number[];
  avenue_value: number;
}

/** One thing that happened or would happen. */
export interface TableEvent {
  kind: string;
  player: number;
  what?: string;
  amount: number;
  where?: string;
  why: string;
}

/** A legal action with its description, its notation, and what it would bring at once. */
export interface Choice {
  action: number;
  notation: string;
  kind: string;
  /** Left out while other seats choose in secret. */
  brings?: TableEvent[];
  /** Of a place: the rotations that could follow, with what both would bring. */
  then?: Choice[];
  [argument: string]: unknown;
}

export type Amounts = Record<string, number>;

/** Everything printed, as `tonalli.teotihuacan.figures` tells it. */
export interface Figures {
  boards: BoardName[];
  colours: Colour[];
  tables: Record<'forest' | 'quarry' | 'gold', Amounts[][]>;
  powers: number[][];
  power_ups: Record<BoardName, number[]>;
  spaces: Record<string, { board: BoardName; gives: string | null }>;
  nobles: { rows: Record<Row, number[]>; wood: number };
  buildings_row: number[];
  decoration: {
    gold: number[];
    points: number;
    tiles: Record<string, string>;
    spaces: Record<string, { side: string; level: number; cells: [number, number][]; printed?: string }>;
  };
  pyramid: {
    grid: string[];
    tiles: Record<string, string>;
    places: Record<string, { level: number; cells: [number, number][] }>;
    points: number[];
    wood: number[];
    stone: number;
  };
  temples: Record<Temple, { gives: Amounts; heap: string | null }[]>;
  bonus_step: number;
  avenue: { end: number; heaps: (string | null)[] };
  pyramid_track: number;
  heap_tiles: Record<string, Record<string, number>>;
  discoveries: Record<string, Amounts>;
  technologies: Record<string, { gold: number; gives: Amounts; costs: Amounts }>;
  technology_owner: number;
  royals: Record<
    string,
    { gives: Record<string, number | string>; costs?: Amounts; times?: string; most?: number }
  >;
  bonuses: Record<string, { points?: number; strong?: number; times?: string }>;
  starting: Record<string, { gives: Amounts; boards: BoardName[] }>;
  calendar: Record<string, number[]>;
  calendar_end: number;
  eclipses: number;
  pyramid_step_points: number[];
  pyramid_lead_points: number;
  mask_points: number[];
  unpaid_loss: number;
  unlock_cocoa: number;
  bot_slots: Record<Slot, number[]>;
  action_kinds: string[];
}

/** The discovery tiles of a heap at a temple or Avenue step. */
export function heapOf(view: View, heap: string): string[] {
  return view.discovery_tiles[heap] as string[];
}

/** Where workers that were lifted for a move are shown: on the board they left, then on the one they reached. */
export function boardOfHand(view: View): BoardName | null {
  const left = view.decision?.['board'];
  if (view.this_turn.at) return view.this_turn.at;
  const step = view.decision?.step;
  return (step === 'Destination' || step === 'Companion') && typeof left === 'string' ? (left as BoardName) : null;
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
