import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Card, Cards, Game, Phrase, TableShown } from '../src/api/types';
import { setWords, text } from '../src/words.svelte';

/** What whoever decides is sent of a position of a real game. */
export interface Scene {
  name: string;
  shown: TableShown;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8')) as T;
}

export const scenes = read<Scene[]>('made/scenes.json');
export const games = read<Game[]>('made/games.json');
const cards = read<Record<string, Cards>>('made/cards.json');

export function scene(name: string): Scene {
  return scenes.find((each) => each.name === name)!;
}

export function cardsOf({ shown }: Scene): Cards {
  const modules = (shown.options['modules'] ?? []) as string[];
  return cards[[shown.game, Math.min(shown.options.players, 2), ...modules].join(' ')]!;
}

export const allCards: Card[] = Object.values(cards).flatMap((each) => Object.values(each));

/** Every phrase somewhere in what was sent. */
export function phrasesIn(data: unknown): Phrase[] {
  if (data === null || typeof data !== 'object') return [];
  const inside = Object.values(data).flatMap(phrasesIn);
  const isPhrase = 'key' in data && Object.keys(data).every((name) => name === 'key' || name === 'args');
  return isPhrase ? [data as Phrase, ...inside] : inside;
}

/** The texts of some phrases that lack a word or an argument. */
export function wordless(phrases: readonly Phrase[]): string[] {
  return phrases.map(text).filter((said) => /\[|\]|undefined|NaN|\{/.test(said) || said.trim() === '');
}

export function speakEnglish(more = ''): void {
  setWords('en', `${readFileSync(resolve(import.meta.dirname, 'made/words.ftl'), 'utf8')}\n${more}\n`);
}
