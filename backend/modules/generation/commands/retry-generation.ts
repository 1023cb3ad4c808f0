import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { runOfReview, stillRunning } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { modelAgain } from '../queries/again-price.ts';
import { findRun } from '../queries/find-run.ts';
import { requestImprovement } from './request-improvement.ts';
import { requestTestRun } from './request-test-run.ts';
import { requestFreeRun } from './request-free-run.ts';
import { requestPromptRun } from './request-prompt-run.ts';
import type { Requester } from './request-prompt-run.ts';

/**
 * A new run with the same inputs and options, at today's price (docs/rules/runs.md#run-again). It keeps the version of the
 * prompt while that is the runner's own, and otherwise takes the version that they run today. A test takes the draft as it is
 * saved. A model that is gone is replaced by its type's default. With `freeRetry` the run costs nothing if it has the right.
 * @throws AppError not_found, still_running, run_of_review, invalid_request when the form has changed; and as requestGeneration
 */
export async function retryGeneration(tx: Tx, deps: Deps, requester: Omit<Requester, 'retryOfId'>, id: string): Promise<GenerationRow> {
  const run = await findRun(tx, requester.userId, id);
  if (!isTerminal(run.status)) throw stillRunning('retry');
  if (run.run_source === 'review') throw runOfReview();
  const again = { ...requester, retryOfId: run.id };
  const options = optionsOf(deps, run);
  if (run.prompt_id !== null && run.run_source === 'test') {
    return requestTestRun(tx, deps, again, run.prompt_id, { revision: null, inputs: run.inputs, ...options });
  }
  if (run.prompt_id !== null && run.run_source === 'improve') {
    const { wish } = run.inputs;
    return requestImprovement(tx, deps, again, run.prompt_id, { revision: null, ...(typeof wish === 'string' && { wish }) });
  }
  if (run.prompt_id === null) {
    return requestFreeRun(tx, deps, again, { contentType: run.content_type, prompt: run.request.prompt, ...options });
  }
  return requestPromptRun(tx, deps, again, run.prompt_id, { inputs: run.inputs, ...options }, run.prompt_version_id);
}

function optionsOf(deps: Deps, run: GenerationRow) {
  const model = modelAgain(deps, run);
  return {
    ...(run.content_type === 'image' && { quantity: run.quantity }),
    ...(run.length !== null && { length: run.length }),
    ...(run.aspect !== null && { aspect: run.aspect }),
    ...(model !== undefined && { model }),
  };
}
