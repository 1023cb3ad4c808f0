import { expect, it } from 'vitest';
import { quoteRun } from '#contracts/pricing.ts';
import { priceFormula } from './price-formula.ts';

const base = { shortText: 1, longText: 2, image: 2, video: 5 };
const quote = (contentType: 'text' | 'image' | 'video', quantity: number, multiplier: number, royalty = 0) => quoteRun(base, { contentType, quantity, multiplier, royalty, length: 0 });

it('writes out on a receipt how the price of the run was computed', () => {
  expect(priceFormula(quote('image', 4, 1.5, 5))).toBe('Image 2 × model 1.5 × 4 + royalty 5 = 17 tokens');
  expect(priceFormula(quote('text', 1, 1))).toBe('Short text 1 × model 1 × 1 = 1 token');
});

it('says on a receipt where the price of one output was rounded up', () => {
  expect(priceFormula(quote('video', 2, 1.1))).toBe('Video 5 × model 1.1 ≈ 6 × 2 = 12 tokens');
});
