import { afterAll, expect, it } from 'vitest';

import { together } from '../src/shell/together';
import { setWords, word } from '../src/words.svelte';
import { speakEnglish } from './fixtures';

afterAll(() => speakEnglish());

it.each([
  ['altar 1–2', 'altar 1–\u20602'],
  ['4–5 | 2–3', '4–\u20605 | 2–\u20603'],
  ['nothing – no worker', 'nothing – no worker'],
  ['90 –120', '90 –120'],
])('keeps the two figures of a range in one line: %s', (words, kept) => {
  expect(together(words)).toBe(kept);
});

it('keeps figures that a message is given', () => {
  setWords('en', 'days = from { $first }–{ $last }', together);
  expect(word('days', { first: 12, last: 13 })).toBe('from 12–\u206013');
});
