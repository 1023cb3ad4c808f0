import type { Generation } from '#contracts/generation.ts';

/** Where a run is looked at: at its prompt, or among the creations when it had none. */
export const runAddress = (run: Pick<Generation, 'id' | 'prompt'>): string =>
  run.prompt ? `/prompt/${run.prompt.slug}?run=${run.id}` : `/my-creations?run=${run.id}`;
