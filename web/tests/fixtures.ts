import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Choice, Figures, TableEvent, View } from '../src/teotihuacan';
import { setWords } from '../src/words.svelte';

const WEB = resolve(import.meta.dirname, '..');
const LOCALE = resolve(WEB, '../src/tonalli/locale/en');

export interface Scene {
  name: string;
  names: string[];
  view: View;
  choices: Choice[];
  events: TableEvent[];
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(resolve(WEB, path), 'utf8')) as T;
}

export const figures = read<Figures>('dev/figures.json');

/** Every position of every fixture. */
export const scenes: Scene[] = readdirSync(resolve(WEB, 'dev/fixtures')).flatMap((file) => {
  const { names, scenes: all } = read<{ names: string[]; scenes: Omit<Scene, 'name' | 'names'>[] }>(`dev/fixtures/${file}`);
  return all.map((scene, i) => ({ ...scene, names, name: `${file.replace('.json', '')} ${i}` }));
});

export function speakEnglish(): void {
  const catalogues = readdirSync(LOCALE).map((file) => readFileSync(resolve(LOCALE, file), 'utf8'));
  setWords('en', catalogues.join('\n'));
}
