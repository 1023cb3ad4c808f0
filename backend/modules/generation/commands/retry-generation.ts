import { isTerminal } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Repetition, Requester, RequestOf } from '../accepting/run-request.ts';
import { importedRun, runOfBuilder, runOfReview, stillRunning } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { modelAgain } from '../queries/again-price.ts';
import { findRun } from '../queries/find-run.ts';
import { acceptRun } from './accept-run.ts';

/**
 * Requests a new run with the inputs and options of an ended one, at today's price (docs/rules/runs.md#run-again). It uses the same version
 * while the runner may, else the version that they run today. A test run uses the draft as saved now, and a missing model becomes the
 * default. With `free` it uses the run's free retry.
 * @throws AppError not_found, still_running, run_of_review, run_of_builder, invalid_request when the form has changed; and as acceptRun
 */
export async function retryGeneration(tx: Tx, deps: Deps, requester: Requester, repeats: Repetition): Promise<GenerationRow> {
  const run = await findRun(tx, requester.userId, repeats.runId);
  if (!isTerminal(run.status)) throw stillRunning('retry');
  if (run.run_source === 'imported') throw importedRun();
  if (run.run_source === 'review') throw runOfReview();
  if (run.run_source === 'improve' && run.prompt_id === null) throw runOfBuilder();
  return acceptRun(tx, deps, requester, { ...requestAgain(deps, run), repeats });
}

function requestAgain(deps: Deps, run: GenerationRow): RequestOf<'free' | 'prompt' | 'test' | 'improve'> {
  const options = optionsOf(deps, run);
  const { prompt_id: promptId, inputs } = run;
  if (promptId === null) return { source: 'free', wish: { contentType: run.content_type, prompt: run.request.prompt, ...options } };
  if (run.run_source === 'test') return { source: 'test', promptId, wish: { revision: null, inputs, ...options } };
  if (run.run_source === 'improve') return { source: 'improve', promptId, wish: { revision: null, ...(typeof inputs['wish'] === 'string' && { wish: inputs['wish'] }) } };
  return { source: 'prompt', promptId, wish: { inputs, ...options }, keptVersionId: run.prompt_version_id };
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
