import { expect, it } from 'vitest';
import { counted, pluralWord } from './plural.ts';

it.each([[0, '0 tokens'], [1, '1 token'], [-1, '-1 token'], [2, '2 tokens'], [1_284, '1,284 tokens']])('writes %d with its noun: %s', (count, words) => {
  expect(counted(count, 'token')).toBe(words);
});

it('uses a given plural for nouns that do not just add an s', () => {
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
  expect([1, 3].map((count) => pluralWord(count, 'is', 'are'))).toEqual(['is', 'are']);
});
