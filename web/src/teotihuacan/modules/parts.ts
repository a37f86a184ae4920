/** What the modules of Expansion Period add to a view and to what is printed. */

import type { BoardName, Figures, Temple, View } from '../view';

export const SLOTS = ['left', 'middle', 'right'] as const;
export type CourtSlot = (typeof SLOTS)[number];

export const ALTARS = ['a12', 'a81', 'a56', 'a45'] as const;
export type AltarName = (typeof ALTARS)[number];
export const FIELDS = ['rear', 'front'] as const;
export type FieldName = (typeof FIELDS)[number];

export interface Court {
  /** The seat whose marker lies at each Royal tile. */
  markers: Record<CourtSlot, number | null>;
  /** The power that counts in the worship going on, as it adds up. */
  power?: { slot: CourtSlot; parts: number[] } | null;
}

export interface Shaman {
  altar: AltarName;
  field: FieldName;
  standing: boolean;
  /** The board it aids now. */
  aids?: BoardName | null;
}

export interface Altars {
  tiles: Record<AltarName, string | null>;
  piles: Record<AltarName, string[]>;
  shamans: (Shaman | null)[];
}

export interface Empire {
  supply: number[];
  /** The seat whose Warrior stands in a region; 0 is Teotihuacan. */
  regions: Record<string, number>;
  /** Warriors in the far region, by seat. */
  far: number[];
  settled: Record<string, number>;
  /** What Warriors score at an eclipse, by seat. */
  due?: number[];
  /** The cell of Conquest that counts now, as row and column. */
  cell?: [number, number];
}

interface Parts {
  great_discoveries?: { unseen: Record<string, number>; discarded: string[] };
  court?: Court;
  altars?: Altars;
  empire?: Empire;
}

export function partsOf(view: View): Parts {
  return view as unknown as Parts;
}

export interface RegionPrint {
  province: number;
  points: number;
  gives: Record<string, unknown>;
}

export interface CellPrint {
  warriors: number;
  build: number;
  choice: boolean;
}

interface Prints {
  great_discoveries: Record<string, { cost: Record<string, number>; copies: number }>;
  obsidian: { tables: Figures['tables'] };
  court: { slot_temples: Record<CourtSlot, Temple>; temple_cocoa: number };
  altars: {
    order: AltarName[];
    /** The space of the ring, from 1 on, that a field points to. */
    points_to: Record<AltarName, Record<FieldName, number>>;
    tiles: Record<string, Record<FieldName, Record<string, unknown>>>;
    /** How many Great Discoveries are laid on an altar, by number of players. */
    great_discoveries: Record<string, number>;
  };
  empire: {
    regions: Record<string, RegionPrint>;
    onward: Record<string, number[]>;
    province_points: Record<string, number>;
    conquest: CellPrint[][];
    wood: number;
  };
  swift_bot: { moves: Record<string, number> };
}

export function printsOf(figures: Figures): Prints {
  return figures as unknown as Prints;
}

/** The sign of a board: the Court takes the place of the Palace, Conquest that of the Nobles. */
export function boardIcon(view: View, board: BoardName): string {
  const parts = partsOf(view);
  if (board === 'palace' && parts.court) return 'board-court';
  return board === 'nobles' && parts.empire ? 'board-conquest' : `board-${board}`;
}

/** Whether obsidian is a good of this game. */
export function hasObsidian(view: View): boolean {
  return view.players.some((side) => 'obsidian' in side);
}

/** The board a field of an altar points to. */
export function boardOfField(view: View, figures: Figures, altar: AltarName, field: FieldName): BoardName | null {
  return view.ring[printsOf(figures).altars.points_to[altar][field] - 1] ?? null;
}
