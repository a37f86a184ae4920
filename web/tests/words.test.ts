import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Phrase } from '../src/api/types';
import { figure, hasWord, listed, setCalled, setWords, signed, text, word } from '../src/words.svelte';
import { allCards, phrasesIn, scenes, speakEnglish, wordless } from './fixtures';

beforeAll(() => speakEnglish());

const VECTORS = resolve(import.meta.dirname, '../../tests/telling/phrases.json');
const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as { phrase: Phrase; text: string }[];

describe('a phrase', () => {
  it.each(vectors)('is "$text" here as in Python', ({ phrase, text: said }) => {
    expect(text(phrase)).toBe(said);
  });
});

describe('what is called something else at a table', () => {
  it('has its name there, and what the other message lacks stays', () => {
    setCalled({ 'teotihuacan-board-palace': 'teotihuacan-board-court' });
    expect([word('teotihuacan-board-palace'), word('teotihuacan-board-forest')]).toEqual(['Court', 'Forest']);
    expect(word('teotihuacan-board-palace.main')).toContain('worship');
    setCalled({});
    expect(word('teotihuacan-board-palace')).toBe('Palace');
  });
});

describe('what is sent', () => {
  it.each(scenes)('has words in $name', ({ shown }) => {
    const phrases = phrasesIn(shown);
    expect(phrases.length).toBeGreaterThan(10);
    expect(wordless(phrases)).toEqual([]);
  });

  it('has words on all cards', () => {
    expect(allCards.length).toBeGreaterThan(300);
    expect(wordless(phrasesIn(allCards))).toEqual([]);
  });
});

describe('figures', () => {
  it('carry their sign', () => {
    expect([figure(-3), figure(4.25), signed(2), signed(-1)]).toEqual(['−3', '4.25', '+2', '−1']);
  });

  it('and lists follow the language', () => {
    setWords('es', '');
    expect([figure(25.5), listed(['a', 'b', 'c'], 'and'), word('missing')]).toEqual(['25,5', 'a, b y c', '[missing]']);
    speakEnglish();
  });
});

describe('the pages', () => {
  const SOURCES = resolve(import.meta.dirname, '../src');
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
  const used = files.flatMap((file) => [...readFileSync(resolve(SOURCES, file), 'utf8').matchAll(/\bword\('([\w.-]+)'/g)].map(([, key]) => key!));

  it('have a word for every key they name', () => {
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !hasWord(key))).toEqual([]);
  });
});
