import { expect, it } from 'vitest';
import { LEAST_APART, pictureVariety, VARIETY_SEEDS } from './testing/picture-variety.ts';
import { starterCases } from './testing/starter-cases.ts';
import { createStudio } from './index.ts';

const studio = createStudio({ ffmpegPath: () => null });

it.each(starterCases('image').map((starter) => [starter.name, starter] as const))('draws four pictures for one run of the starter prompt %s whose image hashes differ by at least 20 bits, whatever the seed', async (_name, starter) => {
  for (const seed of VARIETY_SEEDS) {
    const { cosine } = await pictureVariety(studio, starter, seed);
    expect(Math.min(...cosine), `seed ${seed}: ${cosine.join(', ')}`).toBeGreaterThanOrEqual(LEAST_APART);
  }
});
