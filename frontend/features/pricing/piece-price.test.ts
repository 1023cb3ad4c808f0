import { expect, it } from 'vitest';
import type { RateCard } from '#contracts/pricing.ts';
import { piecePrice, worthOf } from './piece-price.ts';

const model = (id: string, contentType: 'text' | 'image' | 'video', multiplier: number, isDefault: boolean) => ({ id, label: id, contentType, multiplier, etaSeconds: 1, default: isDefault });
const card: RateCard = {
  base: { shortText: 1, longText: 2, image: 2, video: 5 },
  models: [model('dear', 'image', 3, false), model('studio', 'image', 1, true), model('text', 'text', 1, true), model('film', 'video', 1.5, true)],
};

it('computes the price of one output by the preselected model of its type, rounded up', () => {
  expect(piecePrice(card, 'image')).toBe(2);
  expect(piecePrice(card, 'text')).toBe(1);
  expect(piecePrice(card, 'video')).toBe(8);
});

it('says how many images or videos a number of tokens pays for, rounded down', () => {
  expect(worthOf(100, card)).toBe('50 images or 12 videos');
  expect(worthOf(3, { ...card, models: [] })).toBe('1 image or 0 videos');
});
