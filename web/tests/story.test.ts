import { describe, expect, it } from 'vitest';

import type { Paragraph } from '../src/api/types';
import { saidByOthers, saidSince, toldOn } from '../src/shell/story';
import { scenes } from './fixtures';

const courses = ['story-3', 'solo-story'].map((name) => ({
  name, shown: scenes.filter((each) => each.name.startsWith(`${name} `)).map((each) => each.shown),
}));
const firsts = (story: readonly Paragraph[]): number[] => story.map(({ first }) => first);

describe.each(courses)('the story of $name', ({ shown }) => {
  const stories = shown.reduce<Paragraph[][]>((told, each) => [...told, toldOn(told.at(-1) ?? [], each.story)], []);

  it('goes on with every message', () => {
    for (const [i, each] of shown.entries()) {
      expect(each.story.from).toBeLessThanOrEqual(stories[i - 1]?.length ?? 0);
      expect(firsts(stories[i]!)).toEqual([...firsts(stories[i]!)].sort((one, other) => one - other));
    }
    expect(stories.at(-1)!.length).toBeGreaterThan(stories[0]!.length);
  });

  it('loses nothing that was told before', () => {
    const whole = stories.at(-1)!;
    const before = stories[0]!.slice(0, -1);
    expect(whole.slice(0, before.length)).toEqual(before);
  });

  it('says what is new', () => {
    const last = shown.findLast(({ events }) => events.length > 3)!;
    const story = stories[shown.indexOf(last)]!;
    const fresh = saidSince(story, last.events_from);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.length).toBeLessThan(saidSince(story, 0).length);
  });
});

describe('what others did', () => {
  const paragraph = (seat: number | null, first: number): Paragraph => ({
    kind: 'turn', heading: { key: 'turn' }, seat, first,
    lines: [{ seat, quiet: false, phrases: [{ words: { key: `said ${first}` }, events: [first + 1], things: [], also: [], goes_on: false, gains: [], costs: [] }] }],
  });
  const story = [paragraph(0, 0), paragraph(1, 5), paragraph(null, 8), paragraph(0, 12)];
  const keys = (since: number): string[] => saidByOthers(story, since, new Set([0])).map(({ words }) => words.key);

  it('is said, one\'s own doings left out', () => {
    expect(keys(5)).toEqual(['said 5', 'said 8']);
    expect(keys(7)).toEqual(['said 8']);
    expect(keys(13)).toEqual([]);
  });
});

describe('undo', () => {
  it('takes paragraphs back', () => {
    const [, , third] = [0, 5, 9].map((first) => ({ kind: 'turn', heading: { key: 'turn' }, seat: 0, first, lines: [] }));
    const story = toldOn([], { from: 0, paragraphs: [third!, third!, third!] });
    expect(toldOn(story, { from: 1, paragraphs: [third!] })).toHaveLength(2);
  });
});
