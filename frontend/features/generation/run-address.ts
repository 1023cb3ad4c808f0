import type { Generation } from '#contracts/generation.ts';

type Run = Pick<Generation, 'id' | 'prompt' | 'runSource'>;

const OF_UNPUBLISHED_TEXT: readonly Run['runSource'][] = ['test', 'improve', 'review'];

/** Whether a run is one of a prompt as others know it, not of a draft or a submitted version. */
export const isOfPrompt = (run: Pick<Run, 'prompt' | 'runSource'>): boolean => run.prompt !== null && !OF_UNPUBLISHED_TEXT.includes(run.runSource);

/** Where a run is looked at: at its prompt; a test in the form builder; all others among the creations. */
export function runAddress(run: Run): string {
  if (run.prompt && run.runSource === 'test') return `/edit/prompt/${run.prompt.id}?step=test&run=${run.id}`;
  return run.prompt && isOfPrompt(run) ? `/prompt/${run.prompt.slug}?run=${run.id}` : `/my-creations?run=${run.id}`;
}
