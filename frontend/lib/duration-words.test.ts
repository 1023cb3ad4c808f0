import { expect, it } from 'vitest';
import { durationWords } from './duration-words.ts';

it('writes a time of less than a second in milliseconds, and never as 0 s', () => {
  expect([0, 0.4, 1, 40, 640.4, 999.4].map(durationWords)).toEqual(['under 1 ms', 'under 1 ms', '1 ms', '40 ms', '640 ms', '999 ms']);
});

it('writes seconds below ten with a decimal, and longer times in their two largest units', () => {
  const inSeconds = (seconds: number): string => durationWords(seconds * 1_000);
  expect([1, 1.26, 9.96, 48.4, 59.7, 60, 130, 240, 3_599.6, 3_600, 5_400, 86_399, 154_800, 259_000].map(inSeconds))
    .toEqual(['1 s', '1.3 s', '10 s', '48 s', '1 min', '1 min', '2 min 10 s', '4 min', '1 h', '1 h', '1 h 30 min', '1 d', '1 d 19 h', '3 d']);
});
