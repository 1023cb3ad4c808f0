import { describe, expect, it } from 'vitest';
import { inputsByStarter } from '../testing/starter-cases.ts';
import { textVariety } from '../testing/text-variety.ts';

const SEEDS = [7, 8, 9, 4011, 90_210, 1_234_567];
const STARTERS = [...inputsByStarter('text')];

describe('texts of one starter prompt', () => {
  it.each(STARTERS)('writes clearly different texts for one starter prompt with other seeds or inputs, at the requested length: %s', (_, inputs) => {
    const { off, seeds, inputs: between } = textVariety(inputs, SEEDS);
    expect(off).toBeLessThanOrEqual(0.1);
    for (const { mean, max } of [seeds, between]) {
      expect(mean).toBeLessThanOrEqual(0.5);
      expect(max).toBeLessThanOrEqual(0.7);
    }
  });
});
