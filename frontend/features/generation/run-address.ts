import type { Generation } from '#contracts/generation.ts';

type Run = Pick<Generation, 'id' | 'prompt' | 'surface'>;

const TRIALS: readonly Run['surface'][] = ['test', 'improve', 'review'];

/** Whether a run is one of a prompt as others know it, not a trial of its author or reviewer. */
export const isOfPrompt = (run: Pick<Run, 'prompt' | 'surface'>): boolean => run.prompt !== null && !TRIALS.includes(run.surface);

/** Where a run is looked at: at its prompt; a test in the form builder; all others among the creations. */
export function runAddress(run: Run): string {
  if (run.prompt && run.surface === 'test') return `/edit/prompt/${run.prompt.id}?step=test&run=${run.id}`;
  return run.prompt && isOfPrompt(run) ? `/prompt/${run.prompt.slug}?run=${run.id}` : `/my-creations?run=${run.id}`;
}
