import { expect, it } from 'vitest';
import { rateWords, secondsWords } from './share-words.ts';

it('analytics shows a dash in place of a percentage of fewer than 20 runs', () =>
  expect([rateWords(19, 19), rateWords(27, 28), rateWords(20, 20)]).toEqual(['–', '96.4%', '100%']));

it('analytics formats a duration in milliseconds, seconds, or minutes and seconds, and shows a dash for none', () =>
  expect([null, 0.94, 48.4, 130].map(secondsWords)).toEqual(['–', '940 ms', '48 s', '2 min 10 s']));
