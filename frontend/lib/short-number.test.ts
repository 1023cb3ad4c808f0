import { expect, it } from 'vitest';
import { shortNumber } from './short-number.ts';

it.each([[0, '0'], [999, '999'], [1_000, '1k'], [2_380, '2.3k'], [9_999, '9.9k'], [12_400, '12k'], [999_999, '999k'], [1_250_000, '1.2m']])('the short form of the number %i is %s', (count, words) => {
  expect(shortNumber(count)).toBe(words);
});
