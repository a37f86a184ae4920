import { afterAll, expect, it } from 'vitest';

import { decimals, setWords, spokenThere } from '../src/words.svelte';
import { speakEnglish } from './fixtures';

afterAll(() => speakEnglish());

it.each([
  ['en', '+2.25', '+2.25'],
  ['pl', '+2.25', '+2,25'],
  ['el', '−0.5', '−0,5'],
  ['cs', '1–5', '1–5'],
  ['es', '+27', '+27'],
])('figures of signs have the decimals of %s', (language, sign, written) => {
  setWords(language, '');
  expect(decimals(sign)).toBe(written);
});

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['cs-CZ', 'en-AU'], 'en-AU'],
  ['es', ['en-GB'], 'es'],
])('times in %s are written as where the reader of %s is', (language, said, there) => {
  setWords(language, '');
  expect(spokenThere(said)).toBe(there);
});
