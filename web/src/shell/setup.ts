/** A table before it is opened: who shall sit there, and with which options. */

import type { Game, GameOption, TableRequest } from '../api/types';
import { neededModules, offeredModules } from './modules';
import { hasSolo, knobsWith, optionNamed } from './options';

export const WAYS = ['solo', 'screen', 'online'] as const;
export type Way = (typeof WAYS)[number];

export interface SeatPlan {
  kind: string;
  name: string;
}

export interface Setup {
  game: string;
  way: Way;
  seats: SeatPlan[];
  options: Record<string, unknown>;
  listed: boolean;
}

const USUAL_PLAYERS = 2;
const FILLED_WITH: Record<Way, string> = { solo: 'greedy', screen: 'person', online: 'open' };

/** How many players a way allows. */
export function playersOf(game: Game, way: Way): number[] {
  const allowed = (optionNamed(game, 'players')?.allowed ?? []).map(Number);
  if (way === 'solo' && hasSolo(game)) return [1];
  return allowed.filter((players) => players > 1);
}

/** Seats for so many players: those that were planned, then what the way usually has. */
export function seatsFor(way: Way, players: number, planned: readonly SeatPlan[], ownName: string): SeatPlan[] {
  return Array.from({ length: players }, (_, number) =>
    planned[number] ?? { kind: number === 0 ? 'person' : FILLED_WITH[way], name: number === 0 ? ownName : '' });
}

/** What a way begins with. */
export function setupFor(game: Game, way: Way, ownName: string): Setup {
  const allowed = playersOf(game, way);
  const players = allowed.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (allowed[0] ?? USUAL_PLAYERS);
  const options: Record<string, unknown> = {};
  for (const option of game.options) if (option.name !== 'players') options[option.name] = structuredClone(option.default);
  return { game: game.name, way, seats: seatsFor(way, players, [], ownName), options, listed: false };
}

/** Whether an option means anything for this number of players. */
export function applies(option: GameOption, players: number): boolean {
  if (option.name === 'players') return false;
  if (option.settings) return players === 1;
  if (option.name === 'modules') return offeredModules(option, players).length > 0;
  return (option.allowed?.length ?? 0) > 0;
}

/** The modules that are chosen, of those that so many players can have, and those they cannot do without. */
export function modulesOf(game: Game, setup: Setup): string[] {
  const option = optionNamed(game, 'modules');
  if (!option) return [];
  const players = setup.seats.length;
  const wanted = [...((setup.options['modules'] ?? []) as string[]), ...neededModules(option, players)];
  return offeredModules(option, players).filter((name) => wanted.includes(name));
}

/** What is asked for of an option: nothing that has no meaning with the rest. */
function asked(game: Game, option: GameOption, setup: Setup): unknown {
  if (option.name === 'modules') return modulesOf(game, setup);
  const chosen = setup.options[option.name];
  if (!option.settings) return chosen;
  const known = knobsWith(option, modulesOf(game, setup)).map(([name]) => name);
  return Object.fromEntries(Object.entries(chosen as Record<string, unknown>).filter(([name]) => known.includes(name)));
}

/** What the server is asked for; options that do not apply stay at home. */
export function requestOf(game: Game, setup: Setup): TableRequest {
  const players = setup.seats.length;
  const options: Record<string, unknown> = { players };
  for (const option of game.options) {
    if (applies(option, players)) options[option.name] = asked(game, option, setup);
  }
  return {
    game: setup.game,
    options,
    seats: setup.seats.map(({ kind, name }) => ({ kind, name: name.trim() })),
    listed: setup.way === 'online' && setup.listed,
    seed: null,
  };
}
