/** The shapes the server speaks, by the names the pages use. */

import type { components } from './schema';

type Schemas = components['schemas'];

export type EventShown = Schemas['EventShown'];
export type SeatShown = Schemas['SeatShown'];
export type ListedTable = Schemas['ListedTable'];
export type HeldSeat = Schemas['HeldSeat'];
export type TableOpened = Schemas['TableOpened'];
export type TableRequest = Schemas['TableRequest'];
export type ReplayShown = Schemas['ReplayShown'];
export type TableStatus = Schemas['TableStatus'];
export type ReplayOpened = Schemas['ReplayOpened'];

/** A legal action; its named arguments stand beside its kind. */
export interface Choice extends Pick<Schemas['Choice'], 'action' | 'notation' | 'kind' | 'ends_turn' | 'reveals'> {
  brings: EventShown[];
  /** The choices that would follow, where one makes little sense without the other. */
  then?: Choice[];
  [argument: string]: unknown;
}

/** What every game's view has; the rest belongs to its board. */
export interface View {
  turn: number;
  players: Record<string, unknown>[];
  options: { players: number } & Record<string, unknown>;
  decision: ({ step: string; player: number } & Record<string, unknown>) | null;
  actor: number | null;
  over: boolean;
  winners: number[];
  [part: string]: unknown;
}

export type TableShown = Omit<Schemas['TableShown'], 'view' | 'choices' | 'options'> & {
  view: View;
  choices: Choice[];
  options: View['options'];
};

export type FrameShown = Omit<Schemas['FrameShown'], 'view'> & { view: View };

/** One option of a game: a choice out of some, several of them, or a mapping of settings. */
export interface GameOption {
  name: string;
  allowed?: (string | number)[];
  default: unknown;
  many?: boolean;
  settings?: Record<string, { default: number; allowed: number[] }>;
}

export type Game = Omit<Schemas['GameShown'], 'options'> & { options: GameOption[] };

/** What a table sends through its socket. */
export type News =
  | TableShown
  | { type: 'refused'; code: string; detail: string }
  | { type: 'rematch'; id: string }
  | { type: 'pong' };
