import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Side, TimeMark } from '../src/api/types';
import { courseOf, niceTicks } from '../src/shell/course';
import ScoreChart from '../src/shell/ScoreChart.svelte';
import ScoreSheet from '../src/shell/ScoreSheet.svelte';
import { figure, text } from '../src/words.svelte';
import { scenes, speakEnglish } from './fixtures';

interface Course {
  game: string;
  turns: number[];
  scores: number[][];
  marks: TimeMark[];
  sides: Side[];
}

const courses = JSON.parse(readFileSync(resolve(import.meta.dirname, 'made/courses.json'), 'utf8')) as Course[];
const ended = scenes.filter(({ shown }) => shown.over);
const FOOD_DAYS = 4;
const ECLIPSES = 3;

let page = document.createElement('div');
let mounted: Record<string, unknown> | null = null;
const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
const said = (element: Element): string => element.textContent!.replace(/\s+/g, ' ').trim();

beforeAll(() => speakEnglish());
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  page.remove();
});

function lay(put: (target: HTMLElement) => Record<string, unknown>): void {
  page = document.createElement('div');
  document.body.append(page);
  mounted = put(page);
  flushSync();
}

describe('the score sheet', () => {
  it('is tried with games of both kinds', () => {
    expect(new Set(ended.map(({ shown }) => shown.game))).toEqual(new Set(['teotihuacan', 'tzolkin']));
  });

  it.each(ended.map((scene) => [scene.name, scene] as const))('has each source once, its figures and the total of each seat: %s', (_, { shown }) => {
    lay((target) => mount(ScoreSheet, { target, props: { shown } }));
    const rows = all('tbody tr:not(.group)').map((row) => [...row.children].map(said));
    const wanted = shown.sources.map(({ words, points }) => [text(words), ...points.map((each) => (each === 0 ? '·' : figure(each)))]);
    expect(rows.map(String).sort()).toEqual(wanted.map(String).sort());
    expect([...page.querySelector('tr.total')!.children].slice(1).map(said)).toEqual(shown.scores.map(figure));
    expect(all('tr.stage').length).toBe(shown.stages.length > 1 ? shown.stages.length : 0);
    for (const [seat, total] of shown.scores.entries()) expect(shown.sources.reduce((sum, { points }) => sum + points[seat]!, 0)).toBeCloseTo(total);
  });

  it('marks who won, and the best of each row', () => {
    const { shown } = ended.find(({ shown: { sides, sources } }) => sides.length > 1 && sources.length > 0)!;
    lay((target) => mount(ScoreSheet, { target, props: { shown } }));
    expect(all('th.won').length).toBe(shown.winners.length);
    all('tbody tr:not(.group)').forEach((row) => {
      const values = [...row.querySelectorAll('td')].map((cell) => Number(said(cell).replace('−', '-').replace('·', '0')));
      const best = Math.max(...values);
      expect([...row.querySelectorAll('td')].map((cell) => cell.classList.contains('best'))).toEqual(values.map((value) => value > 0 && value === best));
    });
  });
});

describe('the chart of scores', () => {
  const draw = ({ turns, scores, marks, sides }: Course): void => lay((target) => mount(ScoreChart, { target, props: { turns, scores, marks, sides } }));

  it.each(courses.map((course, i) => [`${course.game} ${i}`, course] as const))('has a line for each seat and a mark for each Food Day or Eclipse: %s', (_, course) => {
    draw(course);
    expect(all('svg > path').length).toBe(course.sides.length);
    expect(course.marks.length).toBe(course.game === 'tzolkin' ? FOOD_DAYS : ECLIPSES);
    expect(all('.mark title').map(said)).toEqual(course.marks.map(({ words }) => text(words)));
    const places = all('.mark line').map((line) => Number(line.getAttribute('x1')));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(places.length);
    const label = page.querySelector('svg')!.getAttribute('aria-label')!;
    for (const { words } of course.marks) expect(label).toContain(text(words));
    expect(all('text.end').map(said).sort()).toEqual(course.scores.at(-1)!.map(figure).sort());
  });

  it('reads all seats at a turn with the keyboard, and says what happened there', () => {
    const course = courses.find(({ game }) => game === 'tzolkin')!;
    draw(course);
    const svg = page.querySelector('svg')!;
    const points = courseOf(course.turns, course.scores);
    const press = (key: string): void => {
      svg.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    };
    press('ArrowLeft');
    expect(all('.reading use').length).toBe(course.sides.length);
    const mark = course.marks.at(-2)!;
    for (let i = 0; i < points.length && !said(page.querySelector('.reading .axis')!).startsWith(text(mark.words)); i++) press('ArrowLeft');
    expect(said(page.querySelector('.reading .axis')!)).toContain(text(mark.words));
    const read = points.find(({ turn }) => turn === mark.turn)!;
    expect(all('.reading .end').map(said)).toEqual(read.scores.map(figure));
  });

  it('has round figures that hold all points', () => {
    for (const [least, most] of [[0, 10], [-14, 63], [0, 213]] as const) {
      const ticks = niceTicks(least, most);
      expect(ticks[0]).toBeLessThanOrEqual(least);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(9);
    }
  });
});
