import type { GenerationStatus } from '#contracts/generation.ts';
import { must, one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { royaltyToCapture, tokensToCapture } from '../domain/capture.ts';
import { opensFreeRetry } from '../domain/free-retry.ts';
import { failureWords, partialWords } from '../failure-words.ts';
import type { RunFailureCode } from '../failure-words.ts';
import { eventSubject, generationCancelled, generationErrorEvent, generationSuccess, royaltyCaptured, surchargeCaptured } from '../generation.events.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import { endedReply } from '../making/write-reply.ts';
import { presentRuns } from '../queries/present-runs.ts';
import { lockWallets } from './lock-wallets.ts';
import { startWaitingRuns } from './start-waiting-runs.ts';

/** The result with which a run ends. A failed run that has delivered something ends `partial`. */
export type Ending =
  | { status: 'succeeded'; delivered: number; text?: string; /** The chat writer's own record of the reply. */ reply?: unknown }
  | { status: 'failed' | 'blocked'; code: RunFailureCode }
  | { status: 'cancelled' };

/** The state that a run must still have when it is ended. In any other state another process has ended it, and this call changes nothing. */
export interface ExpectedState {
  id: string;
  status: readonly GenerationStatus[];
  /** The attempt that ends the run. Absent when the owner cancels, because a cancel ends the run whatever its attempt. */
  attemptNo?: number;
}

/**
 * Ends a run once. Its state, the settled hold, its event and the start of the owner's next run commit together (docs/rules/runs.md#capture).
 * Null when the run was no longer in the expected state; then nothing has changed.
 */
export async function endRun(tx: Tx, deps: Deps, expected: ExpectedState, ending: Ending): Promise<GenerationRow | null> {
  const run = await compareAndSet(tx, deps, expected, ending);
  if (!run) return null;
  deps.failpoints.hit('worker.inside_finish');
  const capture = tokensToCapture(run);
  const royalty = run.creator_id === null ? null : { creatorId: run.creator_id, amount: royaltyToCapture(run, capture) };
  if (run.payer_id !== null) await lockWallets(tx, deps.wallet, run);
  const settled = await deps.wallet.settleHold(tx, { generationId: run.id, capture, royalty });
  if (!settled) throw new Error(`run ${run.id} ends without an open hold`);
  // The run's row copies the captured tokens from the wallet, so that sums over a history read one table. The ledger stays the truth.
  run.captured = settled.captured;
  run.free_retry_until = opensFreeRetry(run) ? new Date(must(run.finished_at, 'the end of an ended run').getTime() + deps.options.freeRetry.withinMs) : null;
  await prepared(tx, KEEP, { id: run.id, captured: settled.captured, until: run.free_retry_until, back: run.waived !== null && run.free_retry_until !== null });
  if (run.run_source === 'chat') {
    await endReply(tx, deps, run, { royalty, ...(settled.royaltySplit && { royaltySplit: settled.royaltySplit }) }, ending);
    return run;
  }
  if (royalty && royalty.amount > 0) {
    await deps.outbox.publish(tx, royaltyCaptured, { generationId: run.id, promptId: must(run.prompt_id, 'the prompt of a run with a royalty'), userId: run.user_id, ...royalty, ...(settled.royaltySplit && { split: settled.royaltySplit }) });
  }
  if (run.payer_id !== null && capture === 0) await deps.freeTrialRuns.giveBack(tx, run.id);
  await announce(tx, deps, run, settled);
  await startWaitingRuns(tx, deps, run.user_id);
  const generation = one(await presentRuns(tx, deps, [run]));
  afterCommit(tx, () => deps.push.toUser(run.user_id, 'generation', { generation }));
  return run;
}

/** Ends the run of a chat reply: the chat stores and announces it, and the agent's author gets the royalty. */
async function endReply(tx: Tx, deps: Deps, run: GenerationRow, { royalty, royaltySplit }: { royalty: { creatorId: string; amount: number } | null; royaltySplit?: BucketSplit }, ending: Ending): Promise<void> {
  if (royalty && royalty.amount > 0) {
    await deps.outbox.publish(tx, surchargeCaptured, { generationId: run.id, agentId: must(run.agent_id, 'the agent of a reply with a royalty'), userId: run.user_id, ...royalty, ...(royaltySplit && { split: royaltySplit }) });
  }
  await must(deps.chatWriter, 'the writer of replies').ended(tx, endedReply(run, royalty?.amount ?? 0), ending.status === 'succeeded' ? ending.reply : undefined);
  await startWaitingRuns(tx, deps, run.user_id);
}

// A free retry that delivered nothing does not count for its day, and gives its owner the free retry again.
const KEEP = {
  name: 'generation_keep_1',
  sql: `
  update generations set captured = :captured, free_retry_until = :until, free_retry_day = case when :back then null else free_retry_day end where id = :id`,
};

// A failed or blocked run loses its text: otherwise its owner would keep a text that cost nothing.
const COMPARE_AND_SET = {
  name: 'generation_end_1',
  sql: `
  update generations set finished_at = :now, heartbeat_at = null, progress = case when :done then 100 else progress end,
    status = case when :failed and delivered > 0 then 'partial' else :status end,
    delivered = coalesce(:delivered::int, delivered),
    output_text = case when :failed and delivered = 0 then null else coalesce(:written, output_text) end,
    error_code = :code,
    error_message = case when :failed and delivered > 0
      then replace(:partial, '{delivered}', delivered::text) else :message end
  where id = :id and status = any(:expected::text[]) and (:attemptNo::int is null or attempt_no = :attemptNo)
  returning *`,
};

async function compareAndSet(
  tx: Tx,
  { clock }: Deps,
  { id, status, attemptNo }: ExpectedState,
  ending: Ending,
): Promise<GenerationRow | null> {
  const failed = ending.status === 'failed' || ending.status === 'blocked';
  const [before] = failed
    ? await rows<Pick<GenerationRow, 'content_type' | 'quantity'>>(tx, 'select content_type, quantity from generations where id = ?', [id])
    : [];
  const [run] = await prepared<GenerationRow>(tx, COMPARE_AND_SET, {
    id,
    now: clock.now(),
    status: ending.status,
    failed,
    done: ending.status === 'succeeded',
    delivered: ending.status === 'succeeded' ? ending.delivered : null,
    written: ending.status === 'succeeded' ? (ending.text ?? null) : null,
    code: failed ? ending.code : null,
    message: failed && before ? failureWords(ending.code, before.content_type) : null,
    partial: before ? partialWords('{delivered}', before.quantity) : null,
    expected: status,
    attemptNo: attemptNo ?? null,
  });
  return run ?? null;
}

async function announce(
  tx: Tx,
  { outbox }: Deps,
  run: GenerationRow,
  { captured, released }: { captured: number; released: number },
): Promise<void> {
  const subject = eventSubject(run);
  switch (run.status) {
    case 'succeeded': case 'partial': {
      const { status, delivered, quantity } = run;
      await outbox.publish(tx, generationSuccess, { ...subject, status, delivered, quantity, captured, released });
      return;
    }
    case 'failed': case 'blocked': {
      const outcome = { status: run.status, code: run.error_code ?? 'internal', message: run.error_message ?? '', released };
      await outbox.publish(tx, generationErrorEvent, { ...subject, ...outcome });
      return;
    }
    default:
      await outbox.publish(tx, generationCancelled, { ...subject, captured, released });
  }
}
