/** The table of each game these pages can draw. */

import type { Component, Snippet } from 'svelte';

import type { Choice, GameEvent } from '../api/types';
import type { TableProps } from '../pointing/pointing.svelte';

export interface BoardProps extends TableProps {
  /** What happened between the last position and this one. */
  events: readonly GameEvent[];
  top: Snippet;
}

const BOARDS: Record<string, () => Promise<unknown>> = {
  teotihuacan: async () => (await import('../teotihuacan')).Table,
  tzolkin: async () => (await import('../tzolkin')).Table,
};

/** Boards that draw everything a choice can be about. */
const WHOLE = ['teotihuacan'];

/** Whether the table of a game shows its choices itself. */
export function hasBoard(game: string): boolean {
  return WHOLE.includes(game);
}

/** The choices that only the choice bar can show. */
export function besideBoard(game: string, choices: readonly Choice[]): readonly Choice[] {
  return hasBoard(game) ? choices.filter(({ thing }) => thing === null) : choices;
}

/** The table of a game; null for one these pages cannot draw. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return ((await BOARDS[game]?.()) ?? null) as Component<BoardProps> | null;
}
