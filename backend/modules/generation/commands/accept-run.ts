import type { Tx } from '#kernel/db/database.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import { newRun } from '../accepting/new-run.ts';
import type { PricedRun } from '../accepting/new-run.ts';
import { prepareRun } from '../accepting/prepare-run.ts';
import type { PreparedRun } from '../accepting/prepared-run.ts';
import type { Requester, RunRequest } from '../accepting/run-request.ts';
import { eventSubject, generationRequested, unlockedRunRequested } from '../generation.events.ts';
import type { Deps } from '../generation-deps.ts';
import { jobIdOf, queueOf, runGenerationJob } from '../generation.jobs.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { checkKeyCeilings } from './check-key-ceilings.ts';
import { claimFreeRetry } from './claim-free-retry.ts';
import { holdFreeTrialRun } from './hold-free-trial-run.ts';
import { holdFromSystemAccount } from './hold-from-system-account.ts';
import { insertRun } from './insert-run.ts';
import { lockWallets } from './lock-wallets.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
import { takeSlot } from './take-slot.ts';

/** Runs for the platform's samples come last, because no person waits for them. The priority of another run is its place among its owner's runs in progress. */
const LOWEST_PRIORITY = 1_000;

/**
 * Accepts a run of any source in the caller's transaction (docs/rules/runs.md#accepted-once): fills in its text, prices it, stores it,
 * holds its price and creates its job. When its owner has no free slot, the run waits without a job (docs/rules/runs.md#slots).
 * @throws AppError price_changed, when it costs its requester more than they saw
 * @throws AppError key_ceiling, key_invalid, when the API key of the request does not allow it
 * @throws InsufficientTokens
 * @throws UnknownModel
 * @throws AppError generation_off, words_refused, model_limit, too_many_waiting, type_unavailable, file_gone, free_trial_run_gone, free_retry_gone, free_retry_too_late, free_retries_used
 * @throws AppError as the function of accepting/prepare-run.ts that its source has
 */
export async function acceptRun(tx: Tx, deps: Deps, requester: Requester, request: RunRequest): Promise<GenerationRow> {
  const { clock, media, outbox, options, startSwitch, safety } = deps;
  const { repeats } = request;
  startSwitch.refuse(request);
  const run = await prepareRun(tx, deps, requester, request);
  safety.refuseRun(run);
  const priced = await priceRun(tx, deps, run, repeats?.free === true);

  // The run's row is inserted before the hold is placed. A repeated request stops at that insert, so it holds no tokens a second time.
  const { row, existed } = await insertRun(tx, newRun(run, priced, { requester, repeats, slots: run.source === 'chat' ? options.chatSlots[requester.plan] : options.slots[requester.plan], now: clock.now() }));
  if (existed) return row;
  if (!paidByOthers(run)) refuseHigherPrice(priced.quote, requester.expectedTotal);
  if (requester.keyId !== undefined) await checkKeyCeilings(tx, deps, requester.keyId, row);
  if (repeats?.free) await claimFreeRetry(tx, deps, row, requester.plan);
  await holdPrice(tx, deps, run, row);
  await refuseOverLimit(tx, deps, row);
  await media.claim(tx, run.fileIds);
  const { dispatched_at, in_flight } = await takeSlot(tx, deps, row, requester.plan);

  const subject = eventSubject(row);
  if (run.source !== 'chat') await outbox.publish(tx, generationRequested, { ...subject, held: priced.quote.total });
  if (run.source === 'prompt' && run.unlocked && !repeats?.free) await outbox.publish(tx, unlockedRunRequested, subject);
  if (dispatched_at) {
    const priority = run.source === 'starter_sample' ? LOWEST_PRIORITY : in_flight + 1;
    await outbox.enqueue(tx, runGenerationJob, { generationId: row.id }, { queue: queueOf(row), jobId: jobIdOf(row.id), priority });
  }
  return { ...row, dispatched_at };
}

/** Whether another account pays, so that the run costs its requester nothing: a free trial run, or the free run of a challenge. */
const paidByOthers = (run: PreparedRun): boolean => run.source === 'free_trial' || (run.source === 'challenge' && run.systemAccountId !== null);

/**
 * The price of a run by the rate card. Review runs and continuations of paid replies cost nothing. A free retry costs nothing and keeps the
 * price that it waived.
 * @throws UnknownModel, AppError type_unavailable
 */
export async function priceRun(tx: Tx, { pricing }: Deps, run: PreparedRun, freeRetry: boolean): Promise<PricedRun> {
  const { contentType, options } = run;
  const royalty = run.source === 'prompt' || run.source === 'challenge' || run.source === 'chat' ? run.royalty : 0;
  const { quote: listed, model } = await pricing.quote({ contentType, quantity: options.quantity, length: options.length ?? 0, model: run.model, royalty }, tx);
  const quote = run.source === 'review' || (run.source === 'chat' && run.free) ? fixedQuote(0) : listed;
  return freeRetry ? { quote: fixedQuote(0), waived: quote.total, model } : { quote, waived: null, model };
}

/**
 * Holds the price of a new run in the wallet that pays: the runner's, the prompt creator's, or the system account's. @throws
 * InsufficientTokens, AppError free_trial_run_gone
 */
async function holdPrice(tx: Tx, deps: Deps, run: PreparedRun, row: GenerationRow): Promise<void> {
  // A run in own words gets no title in the ledger. Its title would be the prompt's first line, and ledger entries stay when the owner deletes the run.
  const hold = { userId: row.user_id, amount: row.quote.total, generationId: row.id, contentType: row.content_type, title: run.source === 'free' ? undefined : row.title, ...(run.source === 'chat' && { chatId: run.chatId }) };
  if (run.source === 'free_trial') await holdFreeTrialRun(tx, deps, row, hold, run.runsPerDay);
  else if (run.source === 'challenge' && run.systemAccountId !== null) {
    await lockWallets(tx, deps.wallet, row);
    await holdFromSystemAccount(tx, deps, { ...hold, userId: run.systemAccountId });
  } else if (run.source === 'starter_sample') await holdFromSystemAccount(tx, deps, { ...hold, userId: run.systemAccountId });
  else await deps.wallet.placeHold(tx, hold);
}
