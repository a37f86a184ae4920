import { beforeAll, describe, expect, it } from 'vitest';

import { stepsSince } from '../src/shell/playback';
import type { Paragraph } from '../src/words/story';
import { speakEnglish } from './fixtures';
import { event, games, teotihuacan, tzolkin } from './games';

beforeAll(speakEnglish);

const phrases = (story: Paragraph[]): string[] =>
  story.flatMap(({ lines }) => lines.flatMap((line) => line.phrases.map(({ text }) => text)));

describe.each(games)('the story of $name', ({ face, events }) => {
  it('has words for everything', () => {
    const told = face.story(events).flatMap(({ heading, lines }) => [heading, ...lines.flatMap((line) => line.phrases.map(({ text }) => text))]);
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((text) => text.includes('['))).toEqual([]);
    expect(told.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('begins a paragraph for every turn, in order', () => {
    const turns = face.story(events).filter(({ kind }) => kind === 'turn');
    const expected = events.filter(({ kind }) => kind === 'turn');
    expect(turns.map(({ seat }) => seat)).toEqual(expected.map(({ player }) => player));
  });

  it('keeps the numbers of paragraphs while it grows', () => {
    const whole = face.story(events);
    const half = face.story(events.slice(0, Math.floor(events.length / 2)));
    const turns = (story: Paragraph[]): number[] => story.filter(({ kind }) => kind === 'turn').map(({ first }) => first);
    expect(turns(whole).slice(0, turns(half).length)).toEqual(turns(half));
  });
});

describe('what is told together', () => {
  const turn = event('turn', 0, { amount: 3, why: 'T-4.1' });
  const quarry = { what: 'stone', why: 'T-11.1' };

  it('adds goods of one cause up', () => {
    const story = teotihuacan.story([turn, event('gain', 0, { ...quarry, amount: 1 }), event('gain', 0, { ...quarry, amount: 2 })]);
    expect(phrases(story)).toEqual(['+3 stone (main action)']);
  });

  it('says a cause once for what it brings one after the other', () => {
    const story = teotihuacan.story([
      turn, event('gain', 0, { ...quarry, amount: 2 }), event('score', 0, { amount: 3, why: 'T-11.1' }),
    ]);
    expect(phrases(story)).toEqual(['+2 stone, +3 VP (main action)']);
  });

  it('names other players in lines of their own', () => {
    const story = teotihuacan.story([turn, event('score', 0, { amount: 1, why: 'T-13.1' }), event('score', 1, { amount: 3, why: 'T-12.5' })]);
    expect(story[0]?.lines.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('puts the action pyramid quietly below the turn of the Teotibot', () => {
    const story = teotihuacan.story([
      event('turn', 1, { amount: 4, why: 'B-3.1' }), event('rises', 1, { what: 'nobles', where: 'T', why: 'B-5.1' }),
      event('score', 1, { amount: 5, why: 'B-8.2' }),
    ]);
    expect(story[0]?.lines.map(({ quiet }) => quiet)).toEqual([false, true]);
  });

  it('tells quarters of points as points', () => {
    expect(phrases(tzolkin.story([event('turn', 0, { amount: 1 }), event('score', 0, { amount: 17, why: 'Z-13.2' })])))
      .toContain('+4.25 VP (corn and blocks left)');
  });

  it('tells an event of an unknown kind by what it says of itself', () => {
    const [text = ''] = phrases(teotihuacan.story([turn, event('sings', 0, { what: 'old_song', amount: 2 })]));
    expect(text).toMatch(/^sings: old song, 2/);
  });
});

describe('the score sheet', () => {
  it.each(games)('of $name adds up', ({ face, events, scores }) => {
    const rows = face.sources(events, scores.length);
    const stages = face.stages(events, scores.length);
    const total = (lists: number[][]): number[] => scores.map((_, seat) => lists.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
    expect(total(rows.map(({ points }) => points))).toEqual(scores);
    expect(total(stages)).toEqual(scores);
    expect(rows.every(({ source }) => !source.includes('['))).toBe(true);
  });

  it.each(games)('of $name names the winner', ({ face, view, scores }) => {
    const names = scores.map((_, seat) => `N${seat}`);
    expect(face.verdict(view, names)).toMatch(/N\d/);
    expect(face.ending(view)).not.toContain('[');
  });
});

describe('following the others', () => {
  const { face, events } = games[0]!;

  it('shows what others did since, and nothing of one\'s own', () => {
    const since = events.findIndex(({ kind, player }, i) => i > 100 && kind === 'turn' && player === 1);
    const next = events.findIndex(({ kind, player }, i) => i > since && kind === 'turn' && player === 0);
    const steps = stepsSince(face.story(events.slice(0, next + 1)), since, new Set([0]));
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(stepsSince(face.story(events.slice(0, next + 1)), since, new Set([0, 1]))).toEqual([]);
  });
});
