/** What the modules of Tribes & Prophecies add to a view and to what is printed. */

import type { TzolkinFigures, TzolkinView } from '../../api/shapes';

export interface Tribes {
  /** By seat, once everybody has chosen; one's own before. */
  chosen: (string | null)[];
  /** Only while they are chosen: one's own, and how many others were dealt. */
  dealt?: (string[] | number)[];
}

export interface Standing {
  count: number;
  points: number;
}

export interface Prophecies {
  row: (string | null)[];
  in_force: string | null;
  /** By place in the row: what each seat would score now; nothing for one that is over. */
  standing: Standing[][];
  /** By place in the row: the first and the last day in force. */
  days: [number, number][];
  /** By place in the row. */
  states: ('over' | 'now' | 'next' | 'later')[];
  /** What the calamity in force touches. */
  touches: string[];
}

export interface QuickActions {
  /** By the first day they lie on the board. */
  tiles: Record<string, string>;
  tile: string | null;
  fields: (number | 'dummy' | null)[];
}

interface Parts {
  tribes?: Tribes;
  prophecies?: Prophecies;
  renovation?: {
    torn_down: string[];
    /** By seat: what comes on the next Food Day. */
    income: Record<string, number>[];
  };
  quick_actions?: QuickActions;
}

export function partsOf(view: TzolkinView): Parts {
  return view as unknown as Parts;
}

/** So much of what a prophecy counts, from a number to another, and what that scores. */
export interface Band {
  first: number;
  /** Nothing for the highest. */
  last: number | null;
  points: number;
}

interface Prints {
  tribes: Record<string, { last_spaces?: Record<string, number> }>;
  prophecies: Record<string, { bands: Band[] }>;
  buildings: Record<string, { renovatable?: boolean }>;
  /** The first and the last day of each slot. */
  quick_slots: [number, number][];
}

export function printsOf(figures: TzolkinFigures): Prints {
  return figures as unknown as Prints;
}
