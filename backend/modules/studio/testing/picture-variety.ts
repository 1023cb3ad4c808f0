import type { GenerationProvider } from '#modules/generation/provider.port.ts';
import { cosineHash, differenceHash, pairsApart } from './perceptual-hash.ts';
import type { StarterCase } from './starter-cases.ts';

/** The seeds of the test runs whose pictures are compared. */
export const VARIETY_SEEDS = [1, 7, 14, 19] as const;
/** The fewest bits, out of 64, in which the hashes of two pictures of one run must differ. */
export const LEAST_APART = 20;

/** How much the four pictures of a run differ: for each of their six pairs, the differing bits of two hashes, out of 64. */
export interface PictureVariety {
  name: string;
  seed: number;
  cosine: number[];
  difference: number[];
}

/** Makes the four pictures of a run of this starter prompt. @throws ProviderFailure */
async function fourPictures(studio: GenerationProvider, { starter, request }: StarterCase, seed: number): Promise<Buffer[]> {
  const made = [];
  for (const position of [0, 1, 2, 3]) made.push((await studio.makeImage!({ ...request(seed), aspect: starter.outputSettings.aspect!, position })).data);
  return made;
}

/** Makes the four pictures of a run and returns the distances of all pairs, by both hashes. @throws ProviderFailure */
export async function pictureVariety(studio: GenerationProvider, starter: StarterCase, seed: number): Promise<PictureVariety> {
  const pictures = await fourPictures(studio, starter, seed);
  return {
    name: starter.name, seed,
    cosine: pairsApart(await Promise.all(pictures.map(cosineHash))),
    difference: pairsApart(await Promise.all(pictures.map(differenceHash))),
  };
}
