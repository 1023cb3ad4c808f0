import { expect, it } from 'vitest';
import { ALL_VARIANTS, CANARY_PROMPTS, canariesIn, everythingMade } from './studio-canaries.ts';

it.each(CANARY_PROMPTS)('of the sealed prompt $name no style and no variant shows a word that only the author may read', (prompt) => {
  expect(canariesIn(everythingMade(prompt, ALL_VARIANTS))).toEqual([]);
});
