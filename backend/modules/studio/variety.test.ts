import { describe, expect, it } from 'vitest';
import { sized, someOf } from '#testing/size.ts';
import { LEAST_APART, pictureVariety, VARIETY_SEEDS } from './testing/picture-variety.ts';
import { starterCases } from './testing/starter-cases.ts';
import { cosineHash, pairsApart } from './testing/perceptual-hash.ts';
import { createStudio } from './index.ts';

const studio = createStudio({ ffmpegPath: () => null });
const IMAGES = starterCases('image');

describe('the four pictures of one run', () => {
  // Each starter prompt is tested with one seed here, and with every seed in `variety.deep.test.ts`.
  it.each(someOf(IMAGES, 3).map((starter, n) => [starter.name, VARIETY_SEEDS[n % VARIETY_SEEDS.length]!, starter] as const))('draws four pictures for one run of the starter prompt %s with seed %i whose image hashes differ by at least 20 bits', async (_name, seed, starter) => {
    const { cosine } = await pictureVariety(studio, starter, seed);
    expect(Math.min(...cosine), cosine.join(', ')).toBeGreaterThanOrEqual(LEAST_APART);
  }, 60_000);

  it('draws four pictures for one run without a form whose image hashes differ by at least 20 bits', async () => {
    for (const prompt of someOf(['a quiet planet with one large sun', 'a forest by a lake', 'low poly iceberg'], 3)) {
      const subject = { title: null, category: null, values: [] };
      const made = await Promise.all([0, 1, 2, 3].map((position) => studio.makeImage!({ prompt, subject, system: null, negative: null, model: 'studio', seed: 11, signal: new AbortController().signal, aspect: '1:1', position })));
      const distances = pairsApart(await Promise.all(made.map(({ data }) => cosineHash(data))));
      expect(Math.min(...distances), `${prompt}: ${distances.join(', ')}`).toBeGreaterThanOrEqual(LEAST_APART);
    }
  }, 30_000);
});

describe('the first pictures of four neighbouring seeds', () => {
  it('draws first pictures for four neighbouring seeds whose image hashes differ by at least 20 bits', async () => {
    for (const { name, starter, request } of IMAGES.slice(0, sized(1, 3))) {
      const made = await Promise.all([40, 41, 42, 43].map((seed) => studio.makeImage!({ ...request(seed), aspect: starter.outputSettings.aspect!, position: 0 })));
      const distances = pairsApart(await Promise.all(made.map(({ data }) => cosineHash(data))));
      expect(Math.min(...distances), `${name}: ${distances.join(', ')}`).toBeGreaterThanOrEqual(LEAST_APART);
    }
  }, 60_000);
});
