import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import type { Phrase } from '../src/api/types';
import { setWords, text } from '../src/words.svelte';
import { speakEnglish } from './fixtures';

interface Spoken {
  language: string;
  /** All messages, as the server sends them. */
  words: string;
  /** Phrases of real games with what Python makes of them. */
  said: [Phrase, string][];
}
const made = JSON.parse(readFileSync(resolve(import.meta.dirname, 'made/said.json'), 'utf8')) as Spoken[];

const SAMPLES = resolve(import.meta.dirname, '../../tests/telling/samples');

afterAll(() => speakEnglish());

describe.each(made)('$language', ({ language, words, said }) => {
  it('is said as Python says it', () => {
    setWords(language, words);
    expect(said.length).toBeGreaterThan(1000);
    expect(said.map(([phrase]) => text(phrase))).toEqual(said.map(([, expected]) => expected));
  });
});

describe.each(readdirSync(SAMPLES).map((file) => basename(file, '.json')))('samples of %s', (language) => {
  const known = made.find((each) => each.language === language);
  it.runIf(known)('are declined and counted', () => {
    setWords(language, known!.words);
    const samples = JSON.parse(readFileSync(resolve(SAMPLES, `${language}.json`), 'utf8')) as { phrase: Phrase; text: string }[];
    expect(samples.map(({ phrase }) => text(phrase))).toEqual(samples.map((each) => each.text));
  });
});
