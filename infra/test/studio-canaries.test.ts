import { describe, expect, it } from 'vitest';
import { someOf } from '#testing/size.ts';
import { ALL_VARIANTS, CANARY_PROMPTS, canariesIn, everythingMade, requestOf, runsOf } from './studio-canaries.ts';

describe('of a sealed prompt the built-in provider', () => {
  // Each prompt is drawn in one variant of each style, and the next prompt in another. studio-canaries.deep.test.ts tries all four variants.
  it.each(someOf(CANARY_PROMPTS.map((prompt, turn) => ({ ...prompt, turn })), 3))('draws and prints no word that only the author may read: $name', ({ turn, ...prompt }) => {
    expect(canariesIn(everythingMade(prompt, (at) => [(at + turn) % 4]))).toEqual([]);
  });

  it('receives the title, the category, the values of visible fields, the seed and nothing else', () => {
    for (const prompt of CANARY_PROMPTS) {
      for (const run of runsOf(prompt)) {
        const { prompt: said, system, negative, subject, model, seed, idempotencyKey, signal: _signal, ...more } = requestOf(run);
        expect([said, system, negative, model, seed, idempotencyKey, more]).toEqual([prompt.title, null, null, 'studio', 7, 'run-0', {}]);
        expect(Object.keys(subject).sort()).toEqual(['category', 'title', 'values']);
        expect(canariesIn([JSON.stringify(subject)])).toEqual([]);
      }
    }
  });

  it('fails the search for canaries when Studio draws the template', () => {
    expect(canariesIn(everythingMade(CANARY_PROMPTS.at(-1)!, ALL_VARIANTS, {})).length).toBeGreaterThan(0);
  });
});
