import { expect, test } from 'vitest';

import { timeLeft } from '../src/waiting/company.svelte';

test.each([
  [59.4, '0:59'],
  [1800, '30:00'],
  [7200, '2:00:00'],
  [86_399, '23:59:59'],
  [259_200, '72h'],
  [-61, '−1:01'],
  [-0.2, '0:00'],
])('%d seconds of a clock are %s', (seconds, shown) => {
  expect(timeLeft(seconds, 'en')).toBe(shown);
});
