import { randomInt } from 'node:crypto';
import type { Quote } from '#contracts/pricing.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { newId } from '#kernel/ids.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';
import type { NewRun } from '../commands/insert-run.ts';
import { sourceColumns } from './prepared-run.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { Repetition, Requester } from './run-request.ts';

/** The price of a run that is about to be accepted, and the model that will make it. */
export interface PricedRun {
  /** The tokens that the wallet holds for the run. */
  quote: Quote;
  /** Tokens that a free retry would have cost; null for all other runs. */
  waived: number | null;
  model: RunnableModel;
}

/** Builds the database row of a run that is accepted now. `slots` is the most runs that its owner may have in progress at once. */
export function newRun(
  run: PreparedRun,
  { quote, waived, model }: PricedRun,
  { requester, repeats, slots, now }: { requester: Requester; repeats: Repetition | undefined; slots: number; now: Date },
): NewRun {
  const { seed, fromRunId } = run.source === 'prompt' || run.source === 'free_trial' ? run : { seed: undefined, fromRunId: null };
  return {
    id: newId(),
    user_id: requester.userId,
    ...sourceColumns(run),
    content_type: run.contentType,
    retry_of_id: repeats?.runId ?? null,
    from_run_id: fromRunId,
    title: run.title,
    inputs: run.inputs,
    request: run.request,
    sealed: run.sealed,
    file_ids: run.fileIds,
    model_id: model.id,
    model_label: model.label,
    provider: model.provider,
    provider_model: model.providerModel,
    eta_seconds: model.etaSeconds,
    quantity: run.options.quantity,
    aspect: run.options.aspect,
    length: run.options.length,
    quote,
    seed: seed ?? randomInt(2 ** 31 - 1),
    slots,
    request_hash: requester.requestHash,
    status: 'queued',
    waived,
    free_retry_day: repeats?.free ? utcDay(now) : null,
    created_at: now,
    surface: requester.surface ?? (requester.keyId === undefined ? 'page' : 'api'),
    key_id: requester.keyId ?? null,
    lane: run.source === 'chat' ? 'chat' : 'run',
    agent_id: run.source === 'chat' ? run.agentId : null,
    // Runs of a chat are stored as deleted from the start, so that lists, counts and exports of runs leave them out. The chat shows them itself.
    deleted_at: run.source === 'chat' ? now : null,
  };
}
