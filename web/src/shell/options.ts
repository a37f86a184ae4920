/** The options of games in words. */

import type { Game, GameOption } from '../api/types';
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
export function levelSettings(option: GameOption, level: Level): Record<string, number> {
  if (level === 'default') return {};
  const outermost = level === 'easiest' ? Math.min : Math.max;
  return Object.fromEntries(
    Object.entries(option.settings ?? {}).map(([name, { allowed }]) => [name, outermost(...allowed)]),
  );
}

/** The level whose settings these are; null for a mixture. */
export function levelOf(option: GameOption, chosen: Record<string, number>): Level | null {
  const whole = (settings: Record<string, number>): string =>
    Object.entries(option.settings ?? {}).map(([name, { default: usual }]) => settings[name] ?? usual).join();
  return LEVELS.find((level) => whole(levelSettings(option, level)) === whole(chosen)) ?? null;
}

export function optionNamed(game: Game, name: string): GameOption | null {
  return game.options.find((option) => option.name === name) ?? null;
}

/** Whether one person can play alone against an opponent of the game itself. */
export function hasSolo(game: Game): boolean {
  return optionNamed(game, 'players')?.allowed?.includes(1) ?? false;
}
