/** Labels of plans lie where their ways end, in the room there is, and never over each other. */

import { expect, test } from 'vitest';

import { apart, type Label } from '../src/hints/labels';

const ROOM = { left: 0, right: 1000, top: 0, bottom: 600 };
const label = (x: number, y: number, width = 100): Label => ({ x, y, width, height: 26 });

const overlaps = (labels: readonly Label[]): boolean => {
  const boxes = apart(labels, ROOM).map(({ x, y }, i) => ({ x, y, right: x + labels[i]!.width, bottom: y + labels[i]!.height }));
  return boxes.some((one, i) => boxes.slice(i + 1).some((other) => one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom));
};

test('a label lies below the middle of what it belongs to', () => {
  expect(apart([label(300, 200)], ROOM)).toEqual([{ x: 250, y: 200 }]);
});

test('none lies outside of the room', () => {
  expect(apart([label(10, -20), label(990, 590)], ROOM)).toEqual([{ x: 0, y: 0 }, { x: 900, y: 574 }]);
});

test('what ends at the same place is told one below the other, the first where it wants to be', () => {
  expect(apart([label(300, 200), label(300, 200), label(320, 205)], ROOM).map(({ y }) => y)).toEqual([200, 230, 170]);
});

test('at the lower edge they go up', () => {
  const labels = [label(300, 590), label(300, 590), label(310, 590)];
  expect(apart(labels, ROOM).map(({ y }) => y)).toEqual([574, 544, 514]);
});

test('no two ever lie over each other', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const labels = [1, 2, 3].map((k) => label((seed * 37 * k) % 1000, (seed * 53 * k) % 600, 60 + ((seed * k) % 160)));
    expect(overlaps(labels), `${seed}`).toBe(false);
  }
});
