/** The arrow of a lesson leads to what is spoken of and crosses nothing else that is to be read. */

import { expect, test } from 'vitest';

import { arrow } from '../src/learn/spots';

const card = { x: 600, y: 100, width: 300, height: 300 };
const target = { x: 100, y: 200, width: 100, height: 100 };

test('an arrow bends to the side where nothing is to be read', () => {
  const usual = arrow(card, target)!;
  expect(usual.line).toMatch(/^M600 250Q/);
  const [, across, down] = /Q(\S+) (\S+)/.exec(usual.line)!.map(Number);
  const there = { x: across! - 20, y: (down! + 250) / 2 - 20, width: 40, height: 40 };
  const other = arrow(card, target, [there])!;
  expect(other.line).not.toBe(usual.line);
  expect(Number(/Q\S+ (\S+)/.exec(other.line)![1]) > 250).toBe(down! < 250);
});

test('where something lies between there is none', () => {
  expect(arrow(card, target, [{ x: 300, y: 0, width: 100, height: 600 }])).toBeNull();
});
