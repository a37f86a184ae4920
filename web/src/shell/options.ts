/** The options of games in words. */

import type { Game, GameOption, Knob, Knobs } from '../api/types';
import { figure, hasWord, word } from '../words.svelte';

/** A name that has no word, made readable. */
function plain(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What an option is called. */
export function optionWord(name: string): string {
  const key = `web-option-${name}`;
  return hasWord(key) ? word(key) : plain(name);
}

/** What a value of an option is called. */
export function valueWord(option: string, value: unknown): string {
  const key = `web-option-${option}-${String(value)}`;
  return hasWord(key) ? word(key) : typeof value === 'number' ? figure(value) : plain(String(value));
}

/** What a setting of the solo opponent is called. */
export function knobWord(name: string): string {
  return hasWord(`cli-bot-${name}`) ? word(`cli-bot-${name}`) : plain(name);
}

export const LEVELS = ['easiest', 'default', 'hardest'] as const;
export type Level = (typeof LEVELS)[number];

/** The settings of a level; what is not named keeps its default. */
export function levelSettings(option: GameOption, level: Level, modules: readonly string[] = []): Knobs {
  if (level === 'default') return {};
  const last = level === 'easiest' ? 0 : -1;
  const ordered = (allowed: Knob['allowed']): Knob['allowed'] => [...allowed].sort((one, other) => Number(one) - Number(other));
  return Object.fromEntries(knobsWith(option, modules).map(([name, { allowed }]) => [name, ordered(allowed).at(last)!]));
}

/** The settings that mean something with these modules. */
export function knobsWith(option: GameOption, modules: readonly string[]): [string, Knob][] {
  return Object.entries(option.settings ?? {}).filter(([, { needs }]) => (needs ?? []).every((needed) => modules.includes(needed)));
}

/** The level whose settings these are; null for a mixture. */
export function levelOf(option: GameOption, chosen: Knobs, modules: readonly string[] = []): Level | null {
  const whole = (settings: Knobs): string =>
    knobsWith(option, modules).map(([name, { default: usual }]) => settings[name] ?? usual).join();
  return LEVELS.find((level) => whole(levelSettings(option, level, modules)) === whole(chosen)) ?? null;
}

export function optionNamed(game: Game, name: string): GameOption | null {
  return game.options.find((option) => option.name === name) ?? null;
}

/** Whether one person can play alone against an opponent of the game itself. */
export function hasSolo(game: Game): boolean {
  return optionNamed(game, 'players')?.allowed?.includes(1) ?? false;
}
