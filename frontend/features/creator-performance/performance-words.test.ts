import { expect, it } from 'vitest';
import { conversionWords, movedWords, rateWords } from './performance-words.ts';

it('says what can be said, and nothing of nothing', () => {
  expect([conversionWords(0, 0), conversionWords(0, 9), conversionWords(1, 8), conversionWords(5, 5)]).toEqual(['–', '0%', '12.5%', '100%']);
  expect([rateWords(null), rateWords(0), rateWords(94)]).toEqual(['–', '0%', '94%']);
  expect([movedWords({ now: 0, before: 0 }), movedWords({ now: 3, before: 3 }), movedWords({ now: 1_200, before: 0 }), movedWords({ now: 1, before: 4 })]).toEqual([null, 'as before', '1,200 more than before', '3 fewer than before']);
});
