/** What the shell asks of every game: its questions, options and story in words, and who won and why. */

import type { Choice, View } from '../api/types';
import type { Told } from './events';
import type { SourceRow } from './sources';
import type { Paragraph } from './story';

/** A figure with its icon, for buttons; `words` says it without the icon. */
export interface Chip {
  icon: string;
  figure: string;
  words: string;
  isCost: boolean;
}

/** How a seat is marked: a colour with a shape, as CSS and icon. */
export interface SeatMark {
  colour: string;
  shape: string;
}

export interface Face {
  readonly game: string;
  /** What the pending decision asks for. */
  question(view: View, choices: readonly Choice[]): string;
  /** What an option does. */
  option(view: View, choice: Choice): string;
  /** The icon of an option; empty for none. */
  icon(view: View, choice: Choice): string;
  /** What lies on a tile that an option is about, row by row: four icons or two; empty for most. */
  picture(view: View, choice: Choice): string[];
  /** What an option brings at once. */
  chips(view: View, choice: Choice): Chip[];
  /** Choices that the board does not show. */
  besideBoard(view: View, choices: readonly Choice[]): Choice[];
  /** Whether this choice says itself that it ends the turn, so that nobody has to confirm it. */
  isEndOfTurn(view: View, choice: Choice): boolean;
  story(events: readonly Told[]): Paragraph[];
  sources(events: readonly Told[], players: number): SourceRow[];
  stages(events: readonly Told[], players: number): number[][];
  verdict(view: View, names: readonly string[]): string;
  ending(view: View): string;
  /** Whether what is chosen now must not be seen by the others. */
  isSecret(view: View): boolean;
  mark(view: View, seat: number): SeatMark;
  /** The names of all sides: whoever plays alone may have an opponent across the table. */
  names(given: readonly string[], view: View): string[];
  /** Goods and points of a seat, in the order they are shown. */
  stock(view: View, seat: number): { icon: string; words: string; amount: number }[];
  points(view: View, seat: number): number;
  /** How far the game is, in a few words. */
  status(view: View): string;
  /** The icon of something a seat has; empty for none. */
  iconOf(field: string, name: string): string;
  /** Kinds of events that begin another seat's doing worth following step by step. */
  readonly opponent: number | null;
}
