import { randomInt } from 'node:crypto';
import type { ContentType } from '#contracts/primitives.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { RunOptions } from '../domain/run-options.ts';
import { tooManyWaiting } from '../generation.errors.ts';
import { eventSubject, generationRequested, unlockedRunRequested } from '../generation.events.ts';
import type { Deps } from '../generation-deps.ts';
import { jobIdOf, queueOf, runGenerationJob } from '../generation.jobs.ts';
import type { Plan } from '../generation.options.ts';
import type { GenerationRow, StoredRequest } from '../models/generation.model.ts';
import { claimFreeRetry } from './claim-free-retry.ts';
import { holdFromSystemAccount } from './hold-from-system-account.ts';
import { holdFreeTrialRun } from './hold-free-trial-run.ts';
import { insertRun } from './insert-run.ts';

/** Everything about a run but its price. */
export interface WantedRun {
  userId: string;
  plan: Plan;
  runSource: GenerationRow['run_source'];
  contentType: ContentType;
  promptId: string | null;
  promptVersionId: string | null;
  retryOfId: string | null;
  title: string;
  inputs: FormInputs;
  request: StoredRequest;
  sealed: boolean;
  /** Uploads that the inputs name. */
  fileIds: string[];
  options: RunOptions;
  /** Id on the rate card; the type's default when left out. */
  model: string | undefined;
  /** Seed of a run that this one repeats; random when left out. */
  seed?: number | undefined;
  /** Tokens for the prompt's creator. */
  royalty: number;
  /** Tokens in all, whatever the rate card says of the model. */
  fixedPrice?: number;
  /** Checksum of the draft's text, for a test run. */
  draftChecksum?: string;
  creatorId: string | null;
  /** A free trial run: the creator's tokens are held, at most so many times a day. */
  freeTrialRun: { perDay: number } | null;
  /** The system account, if it pays for the run. Such runs have the lowest queue priority. */
  systemAccountId?: string;
  /** The run costs nothing and uses the free retry of the run that it repeats. */
  freeRetry?: boolean;
  /** The runner bought the prompt. */
  unlocked?: boolean;
  /** Tokens that its requester saw before the click; null where no browser spends. */
  expectedTotal: number | null;
  /** Set for requests without an Idempotency-Key: the same request again is the same run until that has finished. */
  requestHash: string | null;
}

/**
 * Accepts a run in the caller's transaction (docs/rules/runs.md#accepted-once): stores it, holds its price and creates its job.
 * When its owner has no free slot, the run waits without a job (docs/rules/runs.md#slots).
 * @throws AppError price_changed, when it costs its requester more than they saw
 * @throws InsufficientTokens
 * @throws UnknownModel
 * @throws AppError too_many_waiting, type_unavailable, file_gone, free_trial_run_gone, free_retry_gone, free_retry_too_late, free_retries_used
 */
export async function requestGeneration(tx: Tx, deps: Deps, wanted: WantedRun): Promise<GenerationRow> {
  const { clock, wallet, pricing, media, outbox, options } = deps;
  const { contentType, userId, plan } = wanted;
  const { quote: priced, model } = await pricing.quote(
    { contentType, quantity: wanted.options.quantity, length: wanted.options.length ?? 0, model: wanted.model, royalty: wanted.royalty },
    tx,
  );
  const price = wanted.fixedPrice === undefined ? priced : fixedQuote(wanted.fixedPrice);
  const free = wanted.freeRetry === true;
  const quote = free ? fixedQuote(0) : price;
  const now = clock.now();
  const { row, existed } = await insertRun(tx, {
    id: newId(),
    user_id: userId,
    run_source: wanted.runSource,
    content_type: contentType,
    prompt_id: wanted.promptId,
    prompt_version_id: wanted.promptVersionId,
    retry_of_id: wanted.retryOfId,
    title: wanted.title,
    inputs: wanted.inputs,
    request: wanted.request,
    sealed: wanted.sealed,
    file_ids: wanted.fileIds,
    model_id: model.id,
    model_label: model.label,
    provider: model.provider,
    provider_model: model.providerModel,
    eta_seconds: model.etaSeconds,
    quantity: wanted.options.quantity,
    aspect: wanted.options.aspect,
    length: wanted.options.length,
    quote,
    seed: wanted.seed ?? randomInt(2 ** 31 - 1),
    slots: options.slots[plan],
    request_hash: wanted.requestHash,
    creator_id: wanted.creatorId,
    draft_checksum: wanted.draftChecksum ?? null,
    payer_id: wanted.freeTrialRun ? wanted.creatorId : (wanted.systemAccountId ?? null),
    status: 'queued',
    waived: free ? price.total : null,
    free_retry_day: free ? utcDay(now) : null,
    created_at: now,
  });
  if (existed) return row;
  // A free trial run costs its requester nothing.
  if (!wanted.freeTrialRun) refuseHigherPrice(quote, wanted.expectedTotal);

  // A free run's title is the first line of its prompt, and the ledger outlives what a person deletes.
  const title = row.prompt_id === null ? undefined : row.title;
  const hold = { userId: wanted.systemAccountId ?? userId, amount: quote.total, generationId: row.id, contentType, title };
  if (free) await claimFreeRetry(tx, deps, row, plan);
  if (wanted.freeTrialRun) await holdFreeTrialRun(tx, deps, row, hold, wanted.freeTrialRun.perDay);
  else if (wanted.systemAccountId !== undefined) await holdFromSystemAccount(tx, deps, hold);
  else await wallet.placeHold(tx, hold);
  await media.claim(tx, wanted.fileIds);
  const { dispatched_at, in_flight } = await takeSlot(tx, deps, row, options.waiting[plan]);
  const subject = eventSubject(row);
  await outbox.publish(tx, generationRequested, { ...subject, held: quote.total });
  if (wanted.unlocked && !free) await outbox.publish(tx, unlockedRunRequested, subject);
  if (dispatched_at) {
    const place = { queue: queueOf(row), jobId: jobIdOf(row.id), priority: wanted.systemAccountId === undefined ? in_flight + 1 : LOWEST_PRIORITY };
    await outbox.enqueue(tx, runGenerationJob, { generationId: row.id }, place);
  }
  return { ...row, dispatched_at };
}

/** The priority of platform runs, which no person waits for. A person's run has the number of their runs in flight. */
const LOWEST_PRIORITY = 1_000;

interface Slot {
  in_flight: number;
  waiting: number;
  dispatched_at: Date | null;
}

// Runs after the hold, which locks the wallet's row: otherwise two requests of one user could both take the last slot.
const TAKE_SLOT = {
  name: 'generation_slot_1',
  sql: `
  with counts as materialized (
    select count(*) filter (where dispatched_at is not null) as in_flight,
      count(*) filter (where dispatched_at is null and id <> :id) as waiting
    from generations where user_id = :userId and status in ('queued', 'running')
  ), dispatched as (
    update generations g set dispatched_at = :now from counts c where g.id = :id and c.in_flight < g.slots
    returning g.dispatched_at
  )
  select in_flight, waiting, (select dispatched_at from dispatched) as dispatched_at from counts`,
};

async function takeSlot(tx: Tx, { clock }: Deps, run: GenerationRow, waitingLimit: number): Promise<Slot> {
  const [slot] = await prepared<Slot>(tx, TAKE_SLOT, { id: run.id, userId: run.user_id, now: clock.now() });
  if (!slot!.dispatched_at && slot!.waiting >= waitingLimit) throw tooManyWaiting(waitingLimit);
  return slot!;
}
