import { expect, it } from 'vitest';
import { ALL_VARIANTS, CANARY_PROMPTS, canariesIn, everythingMade } from './studio-canaries.ts';

it.each(CANARY_PROMPTS)('Studio shows no word that only the author may read of the sealed prompt $name, in any style and variant', (prompt) => {
  expect(canariesIn(everythingMade(prompt, ALL_VARIANTS))).toEqual([]);
});
