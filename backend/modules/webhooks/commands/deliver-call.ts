import type { WebhooksContext } from '../webhooks-context.ts';
import { enqueueCall } from '../webhooks.jobs.ts';
import { claimCall, waitFor } from './claim-call.ts';
import { endAttempt } from './end-attempt.ts';
import { sendCall } from './send-call.ts';

/**
 * Makes ONE attempt at a call of a webhook, for the job `webhooks.call`. The call leaves outside of any transaction, and a second worker with
 * the same call sends nothing. If the owner asked for this attempt, the ordinary job of the call makes the next ones. A worker that dies
 * after sending leaves the call to the next one: programs may get the same event id twice.
 * @throws ComeBackLater until the call has ended
 */
export async function deliverCall(context: WebhooksContext, { id, asked = false }: { id: string; asked?: boolean | undefined }, claim = claimCall): Promise<void> {
  const { db, clock, log, outbox } = context;
  const claimed = await db.transaction((tx) => claim(tx, id, clock.now(), asked));
  if (claimed === null) return;
  if ('waitMs' in claimed) throw waitFor(claimed.waitMs);
  const attempt = await sendCall(context, claimed);
  const waitMs = await db.transaction(async (tx) => {
    const wait = await endAttempt(tx, context, claimed, attempt);
    if (asked && wait !== null) await enqueueCall(outbox, tx, id, wait);
    return wait;
  });
  if (attempt.problem === null) return;
  // The log line omits the webhook's address, which may contain a secret of its owner.
  log.info({ webhookId: claimed.webhookId, callId: id, problem: attempt.problem, status: attempt.statusCode, retryInMs: waitMs }, 'webhook was not taken');
  if (waitMs !== null && !asked) throw waitFor(waitMs);
}
