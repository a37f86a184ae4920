/** The table of each game these pages can draw. */

import type { Component, Snippet } from 'svelte';

import type { GameEvent } from '../api/types';
import type { TableProps } from '../pointing/pointing.svelte';

export interface BoardProps extends TableProps {
  /** What happened between the last position and this one. */
  events: readonly GameEvent[];
  top: Snippet;
}

/** The folder of a game exports its table. */
const TABLES = import.meta.glob<unknown>('../*/index.ts', { import: 'Table' });
/** Its small file ``whole.ts`` says whether the table draws everything a choice can be about; without one it does not. */
const WHOLE = import.meta.glob<boolean>('../*/whole.ts', { import: 'WHOLE', eager: true });

/** Whether the table of a game shows its choices itself. */
export function hasBoard(game: string): boolean {
  return WHOLE[`../${game}/whole.ts`] ?? false;
}

/** The table of a game; null for one these pages cannot draw. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return ((await TABLES[`../${game}/index.ts`]?.()) ?? null) as Component<BoardProps> | null;
}
