import { expect, it } from 'vitest';
import { percentWords } from './percent-words.ts';

it('writes percent without a space before the sign, and with at most one decimal', () => {
  expect([percentWords(80), percentWords(6.84), percentWords(1_250.06), percentWords(6.84, 0)]).toEqual(['80%', '6.8%', '1,250.1%', '7%']);
});
