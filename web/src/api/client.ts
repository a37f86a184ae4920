/** The REST side of the server. */

import type {
  Lesson, PlayedRules, Reference,
  Cards, FrameShown, Game, HeldSeat, HintShown, ListedTable, NotesShown, PastShown, Phrase, Reason, PlanRequest, PlanShown, ReplayOpened, ReplayShown, ReviewShown, RoomRequest, TableOpened, TableRequest, TableStatus,
} from './types';

/** The server refused: a code to find words for, and the engine's own message if it has one. */
export class Refusal extends Error {
  readonly code: string;
  readonly detail: string;
  /** The engine's message as a phrase, where it has words in every language. */
  readonly why: Phrase | null;

  constructor(code: string, detail: string, why: Phrase | null = null) {
    super(detail || code);
    this.code = code;
    this.detail = detail;
    this.why = why;
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
  const told = (await response.json().catch(() => ({}))) as { code?: string; detail?: string; why?: Phrase };
  throw new Refusal(told.code ?? 'failed', told.detail ?? '', told.why ?? null);
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

/** The words of a language, or those that are said at a table. */
export async function wordsOf(language: string, table: string | null = null): Promise<string> {
  return (await asked(`/words/${at(language)}${table === null ? '' : `?table=${at(table)}`}`)).text();
}

export const openTable = (wish: TableRequest): Promise<TableOpened> => json('/tables', wish);
export const listed = (): Promise<ListedTable[]> => json('/tables');

/** How several tables stand. */
export const statusOf = (tables: { id: string; tokens: string[] }[]): Promise<TableStatus[]> =>
  json('/tables/status', { tables });

export const sit = (id: string, seat: number, name: string): Promise<HeldSeat> =>
  json(`/tables/${at(id)}/seats/${seat}`, { name });

/** The rules of a game, and which of them a table plays with. */
export const rulesOf = (game: string, language: string): Promise<Reference> => json(`/rules/${at(game)}?language=${at(language)}`);
export const playedRules = (id: string, tokens: string[]): Promise<PlayedRules> => json(`/tables/${at(id)}/rules`, { tokens });

/** The lesson of a game, and a table of it at one of its steps. */
export const lessonOf = (game: string): Promise<Lesson> => json(`/lessons/${at(game)}`);
export const openLesson = (game: string, step: number, name: string): Promise<TableOpened> =>
  json(`/lessons/${at(game)}`, { step, name });

/** What the things of a table are and do. */
export const cardsOf = (id: string, tokens: string[]): Promise<Cards> => json(`/tables/${at(id)}/cards`, { tokens });

/** The table as it was while events happened, from the first to the last, as whoever holds these tokens saw it. */
export const pastOf = (id: string, tokens: string[], first: number, last: number): Promise<PastShown[]> =>
  json(`/tables/${at(id)}/past`, { tokens, first, last });

/** How the things of a table stand for whoever holds these tokens. */
export const notesOf = (id: string, tokens: string[]): Promise<NotesShown> => json(`/tables/${at(id)}/notes`, { tokens });

/** Why whoever holds these tokens can do nothing with a thing now. */
export const whyNot = (id: string, tokens: string[], thing: string): Promise<Reason[]> =>
  json(`/tables/${at(id)}/why`, { tokens, thing });

/** The best plans for whoever is to decide, if the table allows hints. */
export const hintOf = (id: string, tokens: string[], revision: number): Promise<HintShown> =>
  json(`/tables/${at(id)}/hint`, { tokens, revision });

export const rematch = (id: string, tokens: string[]): Promise<ReplayOpened> =>
  json(`/tables/${at(id)}/rematch`, { tokens });

/** What a table would be with what is chosen. */
export const planOf = (wish: PlanRequest): Promise<PlanShown> => json('/plan', wish);

/** Change who sits where before a game begins, or begin it. */
export const arrange = (id: string, wish: RoomRequest): Promise<unknown> => json(`/tables/${at(id)}/room`, wish);

/** Let a computer play for a seat, take the seat back, or resign. */
export async function standIn(id: string, seat: number, tokens: string[], what: 'take' | 'give-back' | 'resign', kind = ''): Promise<void> {
  await asked(`/tables/${at(id)}/seats/${seat}/stand-in`, { tokens, do: what, kind });
}

/** At which addresses others reach this server. */
export const addresses = async (): Promise<string[]> => (await json<{ addresses: string[] }>('/addresses')).addresses;

/** The key of this server's turn notices; empty if it sends none. */
export const noticeKey = async (): Promise<string> => (await json<{ key: string }>('/notices')).key;

export async function wantNotices(browser: PushSubscriptionJSON, tables: { id: string; tokens: string[] }[]): Promise<void> {
  await asked('/notices', { browser: { endpoint: browser.endpoint, keys: browser.keys }, tables });
}

export async function stopNotices(endpoint: string): Promise<void> {
  await asked('/notices/stop', { endpoint });
}

export async function recordOf(id: string): Promise<string> {
  return (await asked(`/tables/${at(id)}/record`)).text();
}

export const openReplay = (record: string): Promise<ReplayOpened> => json('/replays', { record });
export const replay = (id: string): Promise<ReplayShown> => json(`/replays/${at(id)}`);
/** What was found out about a finished game: begun, and as far as it has come. */
export const beginReview = (id: string): Promise<ReviewShown> => json(`/replays/${at(id)}/review`, {});
export const reviewOf = (id: string): Promise<ReviewShown> => json(`/replays/${at(id)}/review`);
export const replayCards = (id: string): Promise<Cards> => json(`/replays/${at(id)}/cards`);
export const frame = (id: string, number: number): Promise<FrameShown> => json(`/replays/${at(id)}/frames/${number}`);
