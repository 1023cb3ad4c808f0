import { expect, test } from 'vitest';
import { SAVED_INPUTS } from './builder-test.words.ts';

test('the builder never states more finished test inputs than publishing requires', () => {
  expect([0, 2, 3, 4].map((ready) => SAVED_INPUTS.readyCount(ready, 3))).toEqual(['0 of 3 to publish', '2 of 3 to publish', '3 of 3 to publish', '3 of 3 to publish']);
});
