/** The table of each game: its component, and which choices it does not show itself. */

import type { Component, Snippet } from 'svelte';

import type { Cards, Choice, GameEvent, Position } from '../api/types';
import { barChoices } from '../teotihuacan/things';

export interface BoardProps {
  position: Position;
  figures: Record<string, unknown>;
  cards: Cards;
  choices: readonly Choice[];
  chosen: number | null;
  /** What happened between the last position and this one. */
  events: readonly GameEvent[];
  onchoose: (action: number, following?: number) => void;
  top: Snippet;
}

interface Board {
  load: () => Promise<unknown>;
  /** Choices that only the choice bar can show; without it that is all of them. */
  beside?: (choices: readonly Choice[]) => Choice[];
}

const BOARDS: Record<string, Board> = {
  teotihuacan: {
    load: async () => (await import('../teotihuacan')).Table,
    beside: barChoices,
  },
  tzolkin: { load: async () => (await import('../tzolkin')).Table },
};

/** Whether the table of a game shows choices itself. */
export function hasBoard(game: string): boolean {
  return BOARDS[game]?.beside !== undefined;
}

export function besideBoard(game: string, choices: readonly Choice[]): readonly Choice[] {
  return BOARDS[game]?.beside?.(choices) ?? choices;
}

/** The table of a game; null for one these pages cannot draw. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return ((await BOARDS[game]?.load()) ?? null) as Component<BoardProps> | null;
}
