import { expect, test } from 'vitest';
import { chargedWords } from './charged-words.ts';

test.each([
  [{ captured: 0, released: 5 }, 'Nothing charged, 5 tokens returned'],
  [{ captured: 0, released: 1 }, 'Nothing charged, 1 token returned'],
  [{ captured: 1, released: 4 }, '1 token charged, 4 tokens returned'],
  [{ captured: 5, released: 0 }, '5 tokens charged'],
  [{ captured: 0, released: 0 }, 'Nothing charged'],
])('the text about a finished run states the charged and the returned tokens: %o', (legs, words) => {
  expect(chargedWords(legs)).toBe(words);
});
