import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Game, View } from '../src/api/types';
import { heard, type Told } from '../src/words/events';
import type { Face } from '../src/words/face';
import { TeotihuacanFace } from '../src/words/teotihuacan/face';
import { TzolkinFace } from '../src/words/tzolkin/face';
import { figures } from './fixtures';

interface Written {
  fields: string[];
  tzolkin: Record<string, unknown>;
  games: { game: string; events: unknown[][]; scores: number[]; view: View }[];
}

const written = JSON.parse(readFileSync(resolve(import.meta.dirname, 'games.json'), 'utf8')) as Written;

function gameNamed(name: string, printed: unknown): Game {
  return { name, options: [], bots: ['random', 'greedy'], figures: printed as Record<string, unknown> };
}

export const teotihuacan: Face = new TeotihuacanFace(gameNamed('teotihuacan', figures));
export const tzolkin: Face = new TzolkinFace(gameNamed('tzolkin', written.tzolkin));

export interface PlayedGame {
  name: string;
  face: Face;
  events: Told[];
  scores: number[];
  view: View;
}

/** Whole games as the engine told them. */
export const games: PlayedGame[] = written.games.map(({ game, events, scores, view }) => ({
  name: `${game}, ${scores.length} sides`,
  face: game === 'tzolkin' ? tzolkin : teotihuacan,
  events: heard(events.map((row) => Object.fromEntries(written.fields.map((field, i) => [field, row[i]])))),
  scores,
  view,
}));

/** An event with what it needs. */
export function event(kind: string, player: number, rest: Partial<Told> = {}): Told {
  return heard([{ kind, player, ...rest }])[0]!;
}
