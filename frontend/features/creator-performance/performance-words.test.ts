import { expect, it } from 'vitest';
import { conversionWords, movedWords, rateWords, saleWords, unlocksNote } from './performance-words.ts';

it("formats a creator's rates and changes; a change from zero to zero has no text", () => {
  expect([conversionWords(0, 0), conversionWords(0, 9), conversionWords(1, 8), conversionWords(5, 5)]).toEqual(['–', '0%', '12.5%', '100%']);
  expect([rateWords(null), rateWords(0), rateWords(94)]).toEqual(['–', '0%', '94%']);
  expect([movedWords({ now: 0, before: 0 }), movedWords({ now: 3, before: 3 }), movedWords({ now: 1_200, before: 0 }), movedWords({ now: 1, before: 4 })]).toEqual([null, 'as before', '1,200 more than before', '3 fewer than before']);
});

it('the note below the number of unlocks leaves out a conversion or refunds of zero', () => {
  expect([unlocksNote(2, 0, 0), unlocksNote(2, 0, 1), unlocksNote(4, 200, 0), unlocksNote(4, 200, 1)]).toEqual([null, '1 refunded', '2% of views', '2% of views, 1 refunded']);
});

it('the text of a sale says how many of its tokens count for the creator, and why not all', () => {
  const sale = { status: 'released', gross: 20, counted: 12, why: 'pair_limit' } as const;
  expect(saleWords(sale)).toBe('12 of 20 tokens count. Bonus tokens of one buyer count up to 20 in all.');
  expect(saleWords({ ...sale, counted: 20, why: null })).toBe('20 of 20 tokens count.');
  expect(saleWords({ ...sale, status: 'pending', counted: 20, why: null })).toMatch(/^Up to 20 of 20 tokens count\./);
  expect(saleWords({ ...sale, status: 'frozen', counted: 20, why: null })).toContain('disputed');
  expect(saleWords({ ...sale, status: 'reversed', counted: 0, why: null })).toBe('0 of 20 tokens count. It was refunded.');
  expect(saleWords({ ...sale, gross: 1, status: 'frozen' })).toBe('Up to 1 of 1 token counts. It waits while the payment is disputed.');
});
