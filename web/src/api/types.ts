/** The shapes the server speaks, by the names the pages use. */

import type { components } from './schema';
import type { GameEvent } from './shapes';

type Schemas = components['schemas'];

export type Phrase = Schemas['Phrase'];
/** What stands in a phrase: a number, a name, a phrase again, a list, a figure. */
export type Argument = NonNullable<Phrase['args']>[string];
export type Figure = Schemas['Figure'];
export type Glyph = Schemas['Glyph'];
/** What is printed on something: rows of icons with figures. */
export type Sign = readonly (readonly Glyph[])[];
export type BillLine = Schemas['BillLine'];
export type Choice = Schemas['Choice'];
export type Question = Schemas['Question'];
export type Paragraph = Schemas['Paragraph'];
export type Line = Schemas['Line'];
export type Told = Schemas['Told'];
export type Card = Schemas['Card'];
export type Cards = Record<string, Card>;
export type Side = Schemas['Side'];
/** What exists and is not possible now: why, what is missing, what would help. */
export type Closed = Schemas['Closed'];
export type Follow = Schemas['Follow'];
export type Reason = Closed;
export type Source = Schemas['Source'];
export type Moment = Schemas['Moment'];
/** A Food Day or an Eclipse in the course of a game. */
export type TimeMark = Schemas['TimeMark'];
export type MomentRow = Schemas['MomentRow'];
/** The rules of a game to read. */
export type Reference = Schemas['Reference'];
export type RuleChapter = Schemas['Chapter'];
export type RuleClause = Schemas['Clause'];
export type RuleText = Schemas['RuleText'];
export type LegendGroup = Schemas['LegendGroup'];
/** What of them concerns a table. */
export type PlayedRules = Schemas['Played'];
export type Lesson = Schemas['LessonShown'];
export type LessonStep = Schemas['LessonStep'];
/** Plans for a turn, and what they lead to. */
export type HintShown = Schemas['HintShown'];
export type PlanTold = Schemas['PlanTold'];
export type DecisionTold = Schemas['DecisionTold'];
/** What was found out about a finished game. */
export type ReviewShown = Schemas['ReviewShown'];
export type TurnTold = Schemas['TurnTold'];
export type Brought = Schemas['Brought'];
export type { GameEvent };

export type SeatShown = Schemas['SeatShown'];
export type ListedTable = Schemas['ListedTable'];
export type HeldSeat = Schemas['HeldSeat'];
export type TableOpened = Schemas['TableOpened'];
export type TableRequest = Schemas['TableRequest'];
export type ReplayShown = Schemas['ReplayShown'];
export type TableStatus = Schemas['TableStatus'];
export type ReplayOpened = Schemas['ReplayOpened'];
/** A table whose game is still to begin. */
export type WaitingShown = Schemas['WaitingShown'];
export type RoomSeat = Schemas['RoomSeat'];
export type RoomRequest = Schemas['RoomRequest'];
/** A table before it is opened, made to go together and told in words. */
export type ColourShown = Schemas['ColourShown'];
export type PlanShown = Schemas['PlanShown'];
export type PlanRequest = Schemas['PlanRequest'];
export type PlannedModule = Schemas['PlannedModule'];
export type Level = Schemas['Level'];
export type ClockShown = Schemas['ClockShown'];
export type Presence = NonNullable<SeatShown['presence']>;

/** What somebody said at a table. */
export interface Said {
  number: number;
  at: number;
  seat: number;
  name: string;
  words: string | Phrase;
  /** Whether the room itself says it, of somebody who came or went. */
  room?: boolean;
}

/** What every game's view has; the rest belongs to its board. */
export interface View {
  turn: number;
  seat: number | null;
  actor: number | null;
  [part: string]: unknown;
}

type Seen<Shown> = Omit<Shown, 'view' | 'events'> & { view: View; events: GameEvent[] };

/** A position as somebody sees it, at a table or in a replay. */
export type Position = Omit<FrameShown, 'number' | 'actions' | 'turn' | 'notes'> & { notes?: Notes; closed?: readonly Closed[]; question?: TableShown['question'] };
export type TableShown = Omit<Seen<Schemas['TableShown']>, 'options'> & { options: { players: number } & Record<string, unknown> };
export type FrameShown = Seen<Schemas['FrameShown']>;
/** Figures of things as they are for whoever looks, by thing: told with positions of the past, and asked for at a table. */
export type Notes = Schemas['FrameShown']['notes'];
export type NotesShown = Schemas['NotesShown'];
/** How a table stood when so many events had happened. */
export type PastShown = Seen<Schemas['PastShown']>;

/** One option of a game: a choice out of some, several of them, or a mapping of settings. */
export interface GameOption {
  name: string;
  allowed?: (string | number)[];
  default: unknown;
  many?: boolean;
  settings?: Record<string, Knob>;
  /** Of modules: what each needs with it, the numbers of players it is for, and what it does not go with. */
  needs?: Record<string, string[]>;
  players?: Record<string, number[]>;
  /** The numbers of players that cannot do without it. */
  needed_for?: Record<string, number[]>;
  excludes?: Record<string, Record<string, (string | number)[]>>;
}

/** One setting of a mapping: a number out of some, or yes and no. */
export interface Knob {
  default: number | boolean;
  allowed: (number | boolean)[];
  /** Modules it makes sense with. */
  needs?: string[];
}

export type Knobs = Record<string, number | boolean>;

export type Game = Omit<Schemas['GameShown'], 'options'> & { options: GameOption[] };

/** What a table sends through its socket. */
export type News =
  | TableShown
  | WaitingShown
  | { type: 'words'; words: Said[] }
  | { type: 'presence'; seats: Pick<SeatShown, 'online' | 'presence' | 'since' | 'missed'>[]; watching: number }
  | { type: 'refused'; code: string; detail: string; why?: Phrase }
  | { type: 'rematch'; id: string }
  | { type: 'pong' };
