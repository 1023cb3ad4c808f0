import { describe, expect, it } from 'vitest';
import { someOf } from '#testing/size.ts';
import { ALL_VARIANTS, CANARY_PROMPTS, canariesIn, everythingMade, requestOf, runsOf } from './studio-canaries.ts';

describe('of a sealed prompt the built-in provider', () => {
  // Studio draws each prompt in one variant of each style, and the next prompt in another. The deep tests try all four variants.
  it.each(someOf(CANARY_PROMPTS.map((prompt, turn) => ({ ...prompt, turn })), 3))('Studio shows no word that only the author may read of the sealed prompt $name', ({ turn, ...prompt }) => {
    expect(canariesIn(everythingMade(prompt, (at) => [(at + turn) % 4]))).toEqual([]);
  });

  it('Studio receives of a sealed prompt only the title, the category, the values of visible fields and the seed', () => {
    for (const prompt of CANARY_PROMPTS) {
      for (const run of runsOf(prompt)) {
        const { prompt: said, system, negative, subject, model, seed, idempotencyKey, signal: _signal, ...more } = requestOf(run);
        expect([said, system, negative, model, seed, idempotencyKey, more]).toEqual([prompt.title, null, null, 'studio', 7, 'run-0', {}]);
        expect(Object.keys(subject).sort()).toEqual(['category', 'title', 'values']);
        expect(canariesIn([JSON.stringify(subject)])).toEqual([]);
      }
    }
  });

  it("the search for canaries in Studio's pictures finds the template when Studio draws it", () => {
    expect(canariesIn(everythingMade(CANARY_PROMPTS.at(-1)!, ALL_VARIANTS, {})).length).toBeGreaterThan(0);
  });
});
