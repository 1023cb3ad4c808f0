import type { GenerationProvider } from '#modules/generation/provider.port.ts';
import { cosineHash, differenceHash, pairsApart } from './perceptual-hash.ts';
import type { StarterCase } from './starter-cases.ts';

/** Seeds of the runs whose pictures are compared. */
export const VARIETY_SEEDS = [1, 7, 14, 19] as const;
/** The fewest of 64 hash bits in which two pictures of one run must differ. */
export const LEAST_APART = 20;

/** Distances of the six pairs of one run's four pictures, in bits of 64. */
export interface PictureVariety {
  name: string;
  seed: number;
  cosine: number[];
  difference: number[];
}

/** Makes the four pictures of a run of this starter. @throws ProviderFailure */
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
