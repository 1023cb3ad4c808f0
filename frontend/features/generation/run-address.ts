import type { Generation } from '#contracts/generation.ts';

type Run = Pick<Generation, 'id' | 'prompt' | 'runSource'>;

const OF_UNPUBLISHED_TEXT: readonly Run['runSource'][] = ['test', 'improve', 'review'];

/** Tells whether a run used a published prompt, and not a draft or a submitted version. */
export const isOfPrompt = (run: Pick<Run, 'prompt' | 'runSource'>): boolean => run.prompt !== null && !OF_UNPUBLISHED_TEXT.includes(run.runSource);

/** Returns the address of the page that shows a run: its prompt's page, for a test run the builder, for all others My Creations. */
export function runAddress(run: Run): string {
  if (run.prompt && run.runSource === 'test') return `/edit/prompt/${run.prompt.id}?step=test&run=${run.id}`;
  return run.prompt && isOfPrompt(run) ? `/prompt/${run.prompt.slug}?run=${run.id}` : `/my-creations?run=${run.id}`;
}
