/** Labels of plans lie where their ways end, in the room there is, and not where another one lies. */

import { expect, test } from 'vitest';

import { apart, type Label } from '../src/hints/labels';

const ROOM = { left: 0, right: 1000, top: 0, bottom: 600 };
const label = (x: number, y: number, width = 100): Label => ({ x, y, width, height: 26 });

test('a label lies below the middle of what it belongs to', () => {
  expect(apart([label(300, 200)], ROOM)).toEqual([{ x: 250, y: 200 }]);
});

test('none lies outside of the room', () => {
  expect(apart([label(10, -20), label(990, 590)], ROOM)).toEqual([{ x: 0, y: 0 }, { x: 900, y: 574 }]);
});

test('of those that end at the same place the first is shown', () => {
  expect(apart([label(300, 200), label(300, 200), label(320, 205), label(300, 240)], ROOM)).toEqual([{ x: 250, y: 200 }, null, null, { x: 250, y: 240 }]);
});

test('what another leaves free can be used', () => {
  expect(apart([label(300, 200), label(405, 200), label(340, 229), label(300, 231)], ROOM)).toEqual([{ x: 250, y: 200 }, { x: 355, y: 200 }, null, { x: 250, y: 231 }]);
});
