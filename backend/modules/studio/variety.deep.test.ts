import { expect, it } from 'vitest';
import { LEAST_APART, pictureVariety, VARIETY_SEEDS } from './testing/picture-variety.ts';
import { starterCases } from './testing/starter-cases.ts';
import { createStudio } from './index.ts';

const studio = createStudio({ ffmpegPath: () => null });

it.each(starterCases('image').map((starter) => [starter.name, starter] as const))('the four pictures of one run of the starter prompt %s have image hashes at least 20 apart, whatever the seed', async (_name, starter) => {
  for (const seed of VARIETY_SEEDS) {
    const { cosine } = await pictureVariety(studio, starter, seed);
    expect(Math.min(...cosine), `seed ${seed}: ${cosine.join(', ')}`).toBeGreaterThanOrEqual(LEAST_APART);
  }
});
