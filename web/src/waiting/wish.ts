/** What somebody wishes about the room of a table; a refusal is told. */

import { arrange } from '../api/client';
import { tokensOf } from '../api/kept';
import type { RoomRequest } from '../api/types';
import { tellRefusal } from '../shell/toasts.svelte';

export type Wish = Pick<RoomRequest, 'do'> & Partial<RoomRequest>;

export async function wishTo(table: { id: string }, wish: Wish): Promise<void> {
  try {
    await arrange(table.id, { kind: '', name: '', on: true, ...wish, tokens: tokensOf(table.id) });
  } catch (error) {
    tellRefusal(error);
  }
}
