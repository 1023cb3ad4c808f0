import { expect, it } from 'vitest';
import { shareWords } from './share-words.ts';

it('writes a dash for a share of fewer than 20 people, and one decimal below ten per cent', () => {
  expect([shareWords(5, 19), shareWords(5, 20), shareWords(68, 1_000), shareWords(0, 100)]).toEqual(['–', '25%', '6.8%', '0%']);
});
