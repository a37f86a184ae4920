/** Plans: asked for once, shown for their decision alone, and played step by step as far as they hold. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Choice, PlanTold } from '../src/api/types';
import { Hint } from '../src/hints/hint.svelte';
import { touch } from '../src/shell/screen.svelte';
import type { Session } from '../src/shell/session.svelte';

const step = (notation: string): PlanTold['steps'][number] => ({
  action: 1, notation, kind: 'move', name: { key: 'x' }, words: { key: 'x' }, icon: null, picture: [], thing: null, gains: [], costs: [],
});
const plan = (...notations: string[]): PlanTold => ({
  steps: notations.map(step), gains: [], costs: [], lead: 4, doubt: 0.5, low: -10, high: 18, chance: 0.6, gives_up: 0, gives_up_doubt: 0,
});

interface Fake {
  shown: { id: string; hints: boolean; revision: number };
  isMine: boolean;
  busy: boolean;
  isCutOff: boolean;
  handOver: null;
  held: Choice | null;
  choices: Choice[];
  choose: (choice: Choice) => void;
}

let chosen: string[];
let session: Fake;
let asked: number;

const offers = (...notations: string[]): Choice[] => notations.map((notation) => ({ notation }) as Choice);

function hint(): Hint {
  return new Hint(session as unknown as Session);
}

/** The server has answered with another position. */
function next(of: Hint, ...notations: string[]): void {
  session.shown = { ...session.shown, revision: session.shown.revision + 1 };
  session.choices = offers(...notations);
  of.changed();
}

beforeEach(() => {
  chosen = [];
  asked = 0;
  session = {
    shown: { id: 't', hints: true, revision: 5 }, isMine: true, busy: false, isCutOff: false, handOver: null, held: null,
    choices: offers('move:a', 'move:b'), choose: ({ notation }) => chosen.push(notation),
  };
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify({ revision: 5, plans: [plan('move:a', 'to:x', 'main'), plan('move:b')] })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('plans are asked for once for each position', async () => {
  const found = hint();
  await found.turn();
  expect(found.isOpen).toBe(true);
  expect(found.plans?.length).toBe(2);
  await found.turn();
  expect(found.isOpen).toBe(false);
  await found.turn();
  expect(found.isOpen).toBe(true);
  expect(asked).toBe(1);
});

test('they are for whoever decides, where the table allows them', async () => {
  for (const change of [{ isMine: false }, { busy: true }, { isCutOff: true }, { shown: { id: 't', hints: false, revision: 5 } }]) {
    const before = { ...session };
    Object.assign(session, change);
    const found = hint();
    await found.turn();
    expect(found.isOpen).toBe(false);
    Object.assign(session, before);
  }
  expect(asked).toBe(0);
});

test('another position closes them', async () => {
  const found = hint();
  await found.turn();
  next(found, 'pass', 'main');
  expect(found.isOpen).toBe(false);
  expect(found.plans).toBe(null);
});

test('a plan is played as far by whoever touches', async () => {
  vi.spyOn(touch, 'current', 'get').mockReturnValue(true);
  const found = hint();
  await found.turn();
  found.play();
  next(found, 'to:x', 'to:y');
  next(found, 'main', 'collect');
  expect(chosen).toEqual(['move:a', 'to:x', 'main']);
});

test('a plan is played step by step', async () => {
  const found = hint();
  await found.turn();
  found.play();
  expect(chosen).toEqual(['move:a']);
  expect(found.isOpen).toBe(false);
  next(found, 'to:x', 'to:y');
  expect(chosen).toEqual(['move:a', 'to:x']);
  // What is the only thing to do is done by itself.
  next(found, 'forced');
  expect(chosen).toEqual(['move:a', 'to:x']);
  next(found, 'main', 'collect');
  expect(chosen).toEqual(['move:a', 'to:x', 'main']);
});

test('where something else came of it the rest is not played', async () => {
  const found = hint();
  await found.turn();
  found.play();
  next(found, 'to:y', 'to:z');
  next(found, 'main', 'to:x');
  expect(chosen).toEqual(['move:a']);
});

test('the plan that is looked at is the one that is played', async () => {
  const found = hint();
  await found.turn();
  found.look(1);
  found.look(7);
  expect(found.at).toBe(1);
  found.play();
  expect(chosen).toEqual(['move:b']);
});
