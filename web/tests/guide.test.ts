/** Where a lesson is: found again where it was left, also where nothing but reading brought one there; what is left of a task. */

import { beforeEach, expect, test } from 'vitest';

import type { Lesson } from '../src/api/types';
import { Guide } from '../src/learn/guide.svelte';
import { beginLesson } from '../src/learn/progress';
import type { Session } from '../src/shell/session.svelte';

const step = (at: number, ...moves: string[]) => ({ at, do: moves });
const LESSON = { game: 'tzolkin', steps: [step(0), step(0), step(0, 'place', 'to'), step(2), step(2)] } as unknown as Lesson;

/** A lesson over a table at which so many moves were made. */
function guide(moves: number, ...offers: string[]): Guide {
  const choices = offers.map((notation) => ({ notation }));
  const session = { shown: { moves, can_undo: false }, choices, isMine: true, busy: false, held: null };
  return new Guide(session as unknown as Session, LESSON);
}

beforeEach(() => {
  localStorage.clear();
  beginLesson('tzolkin', 'table', 0);
});

test('what was read is kept when the page is left', () => {
  const before = guide(0);
  before.next();
  before.next();
  expect(before.index).toBe(2);
  expect(guide(0).index).toBe(2);
  guide(0).back();
  expect(guide(0).index).toBe(1);
});

test('a position that lies further on is where it goes on', () => {
  guide(0).next();
  expect(guide(2).index).toBe(3);
});

test('a table that is laid anew at a step begins with that step', () => {
  guide(2).next();
  beginLesson('tzolkin', 'another', 1);
  expect(guide(0).index).toBe(1);
  beginLesson('tzolkin', 'another', 0);
  expect(guide(0).index).toBe(0);
});

test('a task is begun once its first part is done', () => {
  beginLesson('tzolkin', 'table', 2);
  expect(guide(0, 'place').isBegun).toBe(false);
  expect(guide(1, 'to').isBegun).toBe(true);
  expect(guide(1).isBegun).toBe(false);
});
