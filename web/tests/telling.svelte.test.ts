import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Figure, Paragraph, Side } from '../src/api/types';
import { set, settings } from '../src/shell/settings.svelte';
import { stepOf, stepsMeanwhile, stepsOf, stepsSince } from '../src/telling/steps';
import { teller } from '../src/telling/teller.svelte';
import TellingLine from '../src/telling/TellingLine.svelte';
import Thinking from '../src/telling/Thinking.svelte';
import { scenes, speakEnglish } from './fixtures';

type Told = Paragraph['lines'][number]['phrases'][number];

const corn = (amount: number): Figure => ({ icon: 'z-corn', amount, words: { key: 'corn' }, tile: false });
const phrase = (event: number, more: Partial<Told> = {}): Told => ({ words: { key: `event ${event}` }, events: [event], things: [`thing:${event}`], also: [], goes_on: false, gains: [], costs: [], ...more });
const turn = (seat: number | null, first: number, ...phrases: Told[]): Paragraph => ({ kind: 'turn', heading: { key: 'turn' }, seat, first, lines: [{ seat, quiet: false, phrases }] });
const nobody = (): boolean => false;

describe('the steps of a turn', () => {
  const told = turn(1, 4, phrase(5), phrase(6, { goes_on: true, gains: [corn(3)] }), phrase(7, { goes_on: true, costs: [corn(1)] }), phrase(8));

  it('are its phrases, with what each brings', () => {
    const steps = stepsOf(told);
    expect(steps.map(({ number, events, gains, costs }) => [number, events, gains.length, costs.length])).toEqual([[1, [5, 6, 7], 1, 1], [2, [8], 0, 0]]);
    expect(stepsOf({ ...told, lines: [{ ...told.lines[0]!, quiet: true }] })).toEqual([]);
  });

  it('are told of others alone, from an event on, and not what a moment tells', () => {
    const story = [turn(1, 0, phrase(1)), told, turn(0, 9, phrase(10)), turn(2, 11, phrase(12))];
    expect(stepsSince(story, 5, new Set([0]), nobody).map(({ seat, events }) => [seat, events[0]])).toEqual([[1, 5], [1, 8], [2, 12]]);
    expect(stepsSince(story, 5, new Set([0]), (first) => first === 4).map(({ seat }) => seat)).toEqual([2]);
    expect(stepsSince([{ ...told, kind: 'opening' }], 0, new Set([0]), nobody)).toEqual([]);
    expect(stepsSince(story, 8, new Set([0]), nobody).map(({ number }) => number)).toEqual([1, 1]);
  });

  it('are told of all others since the last turn of whoever decides, also before a first one', () => {
    const own = [turn(0, 0, phrase(1)), turn(1, 4, phrase(5)), turn(2, 9, phrase(10))];
    const meanwhile = (story: readonly Paragraph[]): number[] => stepsMeanwhile(story, new Set([0]), nobody).map(({ seat }) => seat);
    expect(meanwhile([turn(1, 0, phrase(1)), ...own, turn(0, 12)])).toEqual([1, 2]);
    expect(meanwhile([turn(1, 0, phrase(1)), turn(0, 12, phrase(13))])).toEqual([1]);
    // Somebody is asked something in the turn of another.
    expect(meanwhile(own)).toEqual([1, 2]);
    expect(meanwhile([turn(0, 0, phrase(1))])).toEqual([]);
    expect(stepsMeanwhile([...own, turn(0, 12)], new Set([0]), (first) => first === 4).map(({ seat }) => seat)).toEqual([2]);
  });

  it('hold the events between them', () => {
    const steps = stepsOf(told);
    expect([4, 5, 7, 8, 9].map((event) => stepOf(steps, event))).toEqual([null, 0, 0, 1, 1]);
  });

  it('of real games lie somewhere on the table', () => {
    for (const { shown } of scenes.filter(({ name }) => /over \d$/.test(name))) {
      const steps = shown.story.paragraphs.flatMap(stepsOf);
      if (steps.length < 20) continue;
      expect(steps.filter(({ things }) => things.length > 0).length / steps.length, shown.game).toBeGreaterThan(0.6);
    }
  });
});

describe('the telling', () => {
  const story = [turn(1, 0, phrase(1), phrase(2), phrase(3))];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    set('pace', 1);
    set('motion', 'auto');
    teller.begin(0);
    teller.asked(true);
  });
  afterEach(() => {
    teller.begin(Infinity);
    vi.useRealTimers();
  });
  const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

  it('goes from step to step, and ends', async () => {
    teller.hear(story, new Set([0]), nobody);
    await pass(1);
    expect([teller.isOn, teller.at]).toEqual([true, 0]);
    await pass(1200);
    expect(teller.at).toBe(1);
    await pass(1200);
    expect(teller.at).toBe(2);
    await pass(3000);
    expect(teller.isOn).toBe(false);
    teller.hear(story, new Set([0]), nobody);
    expect(teller.isOn).toBe(false);
  });

  it('stays while nobody is asked, and goes on with what is decided next', async () => {
    teller.asked(false);
    teller.hear(story, new Set([0]), nobody);
    await pass(20_000);
    expect([teller.isOn, teller.at]).toEqual([true, 2]);
    teller.hear([turn(1, 0, phrase(1), phrase(2), phrase(3), phrase(4))], new Set([0]), nobody);
    await pass(1);
    expect(teller.at).toBe(3);
    // An undo takes the last steps off.
    teller.hear([turn(1, 0, phrase(1), phrase(2))], new Set([0]), nobody);
    expect([teller.steps.length, teller.at]).toEqual([2, 1]);
  });

  it('is twice as fast at 2×, waits while it is paused, and keeps its pace', async () => {
    teller.hear(story, new Set([0]), nobody);
    await pass(1);
    teller.pace = 2;
    await pass(600);
    expect(teller.at).toBe(1);
    teller.pause();
    await pass(10_000);
    expect(teller.at).toBe(1);
    teller.pause();
    await pass(600);
    expect(teller.at).toBe(2);
    expect(JSON.parse(localStorage.getItem('tonalli-settings')!)).toMatchObject({ pace: 2 });
    expect(settings.pace).toBe(2);
  });

  it('shows the first step also to somebody who pauses before it', async () => {
    teller.hear(story, new Set([0]), nobody);
    teller.pause();
    await pass(10_000);
    expect([teller.at, teller.isPaused]).toEqual([0, true]);
  });

  it('waits for the table to come to a step, and lets it show each in its time', async () => {
    teller.hear(story, new Set([0]), nobody);
    teller.expect([1, 2]);
    await pass(5000);
    expect(teller.at).toBe(-1);
    const shown: number[] = [];
    void teller.arrive(1).then(() => shown.push(0));
    await pass(1);
    expect([teller.at, shown]).toEqual([0, [0]]);
    await pass(5000);
    expect(teller.at).toBe(0);
    void teller.arrive(2).then(() => shown.push(1));
    await pass(1);
    expect([teller.at, shown]).toEqual([1, [0, 1]]);
    await pass(1200);
    expect(teller.at).toBe(2);
  });

  it('is not lost when what was told before changes', async () => {
    teller.hear(story, new Set([0]), nobody);
    await pass(1);
    teller.expect([3]);
    const arrived = vi.fn();
    void teller.arrive(3).then(arrived);
    // Another step comes between: the event waited for is the fourth step now.
    teller.hear([turn(1, 0, phrase(1), phrase(2), phrase(2.5), phrase(3))], new Set([0]), nobody);
    await pass(2500);
    expect([teller.at, arrived.mock.calls.length]).toEqual([2, 0]);
    await pass(1200);
    expect([teller.at, arrived.mock.calls.length]).toEqual([3, 1]);
    // What is taken back is waited for no longer.
    teller.expect([9]);
    await teller.arrive(9);
  });

  it('goes on with a step of which the table has more to show later', async () => {
    const grown = [turn(1, 0, phrase(1), phrase(2), phrase(3, { goes_on: true, gains: [corn(1)] }))];
    teller.hear(grown, new Set([0]), nobody);
    teller.expect([1, 2]);
    void teller.arrive(1);
    await pass(1);
    const arrived = vi.fn();
    void teller.arrive(2).then(arrived);
    teller.expect([3]);
    await pass(1200);
    expect([teller.at, arrived.mock.calls.length]).toEqual([1, 1]);
  });

  it('ends at once when somebody has seen enough, and what waited for it goes on', async () => {
    const left = vi.fn();
    const forget = teller.onEnd(left);
    teller.hear(story, new Set([0]), nobody);
    await pass(1);
    teller.expect([3]);
    const arrived = vi.fn();
    void teller.arrive(3).then(arrived);
    teller.end();
    await pass(1);
    expect([teller.isOn, left.mock.calls.length, arrived.mock.calls.length]).toEqual([false, 1, 1]);
    forget();
  });

  it('is silent while something else is told over the table, which waits for nothing, and goes on afterwards', async () => {
    teller.hear(story, new Set([0]), nobody);
    await pass(1);
    teller.expect([2]);
    teller.hold(true);
    const arrived = vi.fn();
    void teller.arrive(2).then(arrived);
    await pass(60_000);
    expect([teller.isOn, teller.at, arrived.mock.calls.length]).toEqual([true, 0, 1]);
    teller.hold(false);
    await pass(1000);
    expect(teller.at).toBe(0);
    await pass(200);
    expect(teller.at).toBe(1);
  });

  it('tells a turn of the log again, also one\'s own', async () => {
    teller.again(stepsOf(turn(0, 20, phrase(21), phrase(22))));
    await pass(1);
    expect([teller.isAgain, teller.at, teller.step?.seat]).toEqual([true, 0, 0]);
    expect(teller.stepOf(22)).toBeNull();
    await pass(5000);
    expect(teller.isOn).toBe(false);
  });

  it('stands still where motion is not wanted, and is stepped through', async () => {
    set('motion', 'less');
    teller.hear(story, new Set([0]), nobody);
    await pass(60_000);
    expect([teller.at, teller.isPaused]).toEqual([0, true]);
    teller.go(1);
    expect(teller.at).toBe(1);
  });

  it('is not wanted by everybody', () => {
    set('playback', false);
    teller.hear(story, new Set([0]), nobody);
    expect(teller.isOn).toBe(false);
    set('playback', true);
    teller.hear(story, new Set([0]), nobody);
    expect(teller.isOn).toBe(false);
  });

  it('is one line with a step for each, and marks on the table', async () => {
    speakEnglish();
    const sides = ['red', 'blue'].map((colour, i) => ({ name: `Seat ${i}`, colour, mark: i ? 'square' : 'disc', stock: [], points: 0, order: i })) as unknown as Side[];
    const page = document.createElement('div');
    const thing = document.createElement('i');
    thing.dataset['thing'] = 'thing:2';
    thing.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    drawing.setAttribute('data-thing', 'thing:3');
    drawing.innerHTML = '<path class="ring"></path>';
    drawing.getBoundingClientRect = () => new DOMRect(50, 20, 30, 40);
    document.body.append(page, thing, drawing);
    const line = mount(TellingLine, { target: page, props: { sides } });
    teller.hear(story, new Set([0]), nobody);
    await pass(1200);
    flushSync();
    await pass(50);
    flushSync();
    expect(page.querySelector('.who')!.textContent).toContain('Seat 1');
    expect([...page.querySelectorAll('li')].map((each) => each.className.split(' ').find((name) => ['done', 'now', 'later'].includes(name)))).toEqual(['done', 'now', 'later']);
    const marks = [...document.querySelectorAll<HTMLElement>('.trail .mark')];
    expect(marks.map((mark) => [mark.textContent.trim(), mark.style.left, mark.classList.contains('now')])).toEqual([['2', '10px', true], ['3', '50px', false]]);
    expect(marks.map((mark) => mark.querySelectorAll('i').length)).toEqual([1, 0]);
    expect(drawing.getAttribute('data-told')).toBe('later');
    expect(marks[0]!.style.getPropertyValue('--seat')).not.toBe('');
    [...page.querySelectorAll<HTMLButtonElement>('.tool')].at(-1)!.click();
    flushSync();
    expect(page.querySelector('.line')).toBeNull();
    expect(drawing.hasAttribute('data-told')).toBe(false);
    await unmount(line);
    [page, thing, drawing].forEach((each) => each.remove());
  });

  it('marks every place of what is told as one', async () => {
    speakEnglish();
    const sides = ['red', 'blue'].map((colour, i) => ({ name: `Seat ${i}`, colour, mark: i ? 'square' : 'disc', stock: [], points: 0, order: i })) as unknown as Side[];
    const page = document.createElement('div');
    const things = [10, 50, 90].map((left, k) => {
      const thing = document.createElement('i');
      thing.dataset['thing'] = `thing:${k + 1}`;
      thing.getBoundingClientRect = () => new DOMRect(left, 20, 30, 40);
      return thing;
    });
    document.body.append(page, ...things);
    const line = mount(TellingLine, { target: page, props: { sides } });
    teller.hear([turn(1, 0, phrase(1, { also: [['elsewhere', 'thing:2'], ['thing:1']] }), phrase(3))], new Set([0]), nobody);
    await pass(1);
    flushSync();
    await pass(50);
    flushSync();
    const marks = [...document.querySelectorAll<HTMLElement>('.trail .mark')];
    expect(marks.map((mark) => [mark.textContent.trim(), mark.style.left, mark.classList.contains('now')])).toEqual([['1', '10px', true], ['1', '50px', true], ['2', '90px', false]]);
    await unmount(line);
    [page, ...things].forEach((each) => each.remove());
  });
});

describe('a computer seat', () => {
  it('shows that it thinks once that takes longer than a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    speakEnglish();
    const page = document.createElement('div');
    const props = $state({ name: 'Ana', about: 1 });
    const dots = mount(Thinking, { target: page, props });
    flushSync();
    await vi.advanceTimersByTimeAsync(900);
    flushSync();
    expect(page.querySelector('.thinking')).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(page.querySelector('.thinking')!.textContent).toContain('Ana');
    props.about = 2;
    flushSync();
    expect(page.querySelector('.thinking')).toBeNull();
    await unmount(dots);
    vi.useRealTimers();
  });
});
