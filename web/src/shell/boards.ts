/** The table of each game that has a board of its own; the others are shown in panels. */

import type { Component, Snippet } from 'svelte';

import type { Choice, EventShown, View } from '../api/types';

export interface BoardProps {
  view: View;
  figures: Record<string, unknown>;
  choices: readonly Choice[];
  chosen: number | null;
  names: readonly string[];
  /** What happened between the last view and this one. */
  events: readonly EventShown[];
  onchoose: (action: number, following?: number) => void;
  top: Snippet;
}

const BOARDS: Record<string, () => Promise<unknown>> = {
  teotihuacan: async () => (await import('../teotihuacan')).Table,
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  return (await BOARDS[game]?.()) as Component<BoardProps>;
}
