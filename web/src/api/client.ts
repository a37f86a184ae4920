/** The REST side of the server. */

import type {
  Cards, FrameShown, Game, HeldSeat, ListedTable, Reason, ReplayOpened, ReplayShown, TableOpened, TableRequest, TableStatus,
} from './types';

/** The server refused: a code to find words for, and the engine's own message if it has one. */
export class Refusal extends Error {
  readonly code: string;
  readonly detail: string;

  constructor(code: string, detail: string) {
    super(detail || code);
    this.code = code;
    this.detail = detail;
  }
}

async function asked(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, body === undefined ? {} : {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refusal('unreachable', '');
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
  throw new Refusal(told.code ?? 'failed', told.detail ?? '');
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await asked(path, body)).json()) as T;
}

const at = (id: string): string => encodeURIComponent(id);

let kept: Promise<Game[]> | null = null;

/** The games there are; asked for once. */
export function games(): Promise<Game[]> {
  kept ??= json<Game[]>('/games').catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

export async function wordsOf(language: string): Promise<string> {
  return (await asked(`/words/${at(language)}`)).text();
}

export const openTable = (wish: TableRequest): Promise<TableOpened> => json('/tables', wish);
export const listed = (): Promise<ListedTable[]> => json('/tables');

/** How several tables stand. */
export const statusOf = (tables: { id: string; tokens: string[] }[]): Promise<TableStatus[]> =>
  json('/tables/status', { tables });

export const sit = (id: string, seat: number, name: string): Promise<HeldSeat> =>
  json(`/tables/${at(id)}/seats/${seat}`, { name });

/** What the things of a table are and do. */
export const cardsOf = (id: string): Promise<Cards> => json(`/tables/${at(id)}/cards`);

/** Why whoever holds these tokens can do nothing with a thing now. */
export const whyNot = (id: string, tokens: string[], thing: string): Promise<Reason[]> =>
  json(`/tables/${at(id)}/why`, { tokens, thing });

export const rematch = (id: string, tokens: string[]): Promise<ReplayOpened> =>
  json(`/tables/${at(id)}/rematch`, { tokens });

export async function recordOf(id: string): Promise<string> {
  return (await asked(`/tables/${at(id)}/record`)).text();
}

export const openReplay = (record: string): Promise<ReplayOpened> => json('/replays', { record });
export const replay = (id: string): Promise<ReplayShown> => json(`/replays/${at(id)}`);
export const replayCards = (id: string): Promise<Cards> => json(`/replays/${at(id)}/cards`);
export const frame = (id: string, number: number): Promise<FrameShown> => json(`/replays/${at(id)}/frames/${number}`);
