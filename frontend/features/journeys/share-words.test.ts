import { expect, it } from 'vitest';
import { shareWords, timeWords } from './share-words.ts';

it('writes a dash for a share of fewer than 20 people, and one decimal below ten per cent', () => {
  expect([shareWords(5, 19), shareWords(5, 20), shareWords(68, 1_000), shareWords(0, 100)]).toEqual(['–', '25%', '6.8%', '0%']);
});

it('writes durations in their two largest units', () => {
  expect([42, 240, 3_600, 5_400, 154_800, 259_000].map(timeWords)).toEqual(['42 s', '4 min', '1 h', '1 h 30 min', '1 d 19 h', '3 d']);
});
