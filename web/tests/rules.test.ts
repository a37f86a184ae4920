/** Searching the rules, and finding a place for a lesson's card. */

import { describe, expect, it } from 'vitest';

import { arrow, merged, overlap, placeBeside } from '../src/learn/spots';
import { chapterOf, folded, hits } from '../src/rules/reference';
import type { RuleChapter } from '../src/api/types';

const run = (text: string) => ({ text, style: '' as const, icon: null, words: null });
const clause = (number: string, text: string) => ({ number, heading: '', language: 'en', terms: [] as { term: string; word: string }[], blocks: [{ kind: 'text' as const, mark: '', runs: [run(text)], rows: [] }] });
const CHAPTER: RuleChapter = {
  number: 'T-14', title: 'Decorations', language: 'en', rules: true,
  clauses: [clause('', 'An introduction about gold.'), clause('T-14.1', 'Cost: 3 gold.'), clause('T-14.2', 'Choose a tile.'), clause('T-14.12', 'Gold again, and a tile.')],
};

describe('searching the rules', () => {
  it('finds a number with and without its letter, and all clauses of a chapter', () => {
    expect(hits(CHAPTER, '14.1')).toEqual(['T-14.1']);
    expect(hits(CHAPTER, 'T-14.1')).toEqual(['T-14.1']);
    expect(hits(CHAPTER, 't-14')).toEqual(['T-14.1', 'T-14.2', 'T-14.12']);
    expect(hits(CHAPTER, '15.1')).toEqual([]);
  });

  it('finds clauses that have every word', () => {
    expect(hits(CHAPTER, 'gold')).toEqual(['T-14.1', 'T-14.12']);
    expect(hits(CHAPTER, 'TILE gold')).toEqual(['T-14.12']);
    expect(hits(CHAPTER, '')).toEqual([]);
  });

  it('finds a clause by the word that its reader has for a term', () => {
    const told = { ...clause('T-14.1', 'Cost: 3 gold.'), terms: [{ term: 'gold', word: 'zlato' }] };
    expect(hits({ ...CHAPTER, clauses: [told, clause('T-14.2', 'Choose a tile.')] }, 'zlato')).toEqual(['T-14.1']);
  });

  it('finds words typed without their accents, and in capitals', () => {
    const told = { ...clause('T-14.1', 'Cost: 3 gold.'), terms: [{ term: 'eclipse', word: 'έκλειψη' }, { term: 'deity', word: 'Θεός' }, { term: 'gold', word: 'złoto' }, { term: 'sun', word: 'slunce září' }] };
    const chapter = { ...CHAPTER, clauses: [told, clause('T-14.2', 'Choose a tile.')] };
    for (const wanted of ['έκλειψη', 'εκλειψη', 'ΕΚΛΕΙΨΗ', 'θεοσ', 'θεός', 'zloto', 'ZŁOTO', 'zari', 'září']) expect(hits(chapter, wanted)).toEqual(['T-14.1']);
    // What is found is marked where it stands.
    for (const plain of ['Έκλειψη ΐ', 'Žluťoučký kůň', 'zażółć gęślą jaźń']) expect(folded(plain)).toHaveLength(plain.length);
  });

  it('finds a chapter by its title', () => {
    expect(hits(CHAPTER, 'decorations')).toEqual(['T-14.1']);
    expect(chapterOf('T-14.3')).toBe('T-14');
  });
});

describe('the card of a lesson', () => {
  const room = { x: 0, y: 0, width: 1366, height: 676 };
  const size = { width: 312, height: 360 };

  it('covers nothing it speaks of, wherever that is', () => {
    for (let x = 10; x < 1300; x += 60) {
      for (let y = 10; y < 640; y += 60) {
        const target = { x, y, width: 60, height: 40 };
        const at = placeBeside(size, target, [], room);
        expect(overlap({ ...at, ...size }, target)).toBe(0);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y + size.height).toBeLessThanOrEqual(676);
      }
    }
  });

  it('has one window for what lies side by side', () => {
    const side = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
    expect(merged([side(0, 0), side(300, 0), side(45, 0), side(0, 45)], 10)).toHaveLength(2);
  });

  it('has an arrow to what it speaks of, unless that is too near', () => {
    expect(arrow({ x: 0, y: 0, ...size }, { x: 600, y: 100, width: 40, height: 40 })?.line).toMatch(/^M312 120Q/);
    expect(arrow({ x: 0, y: 0, ...size }, { x: 320, y: 100, width: 40, height: 40 })).toBeNull();
  });
});
