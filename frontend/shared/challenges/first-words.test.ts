import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('cuts a long text after a whole word and adds an ellipsis', () => {
  expect(firstWords('Nothing in this house is straight.', 14)).toBe('Nothing in…');
  expect(firstWords('One, two, three', 9)).toBe('One, two…');
});

it('keeps a text that fits, and cuts one long word without a space', () => {
  expect(firstWords('Short.', 6)).toBe('Short.');
  expect(firstWords('a'.repeat(12), 5)).toBe('aaaaa…');
});
