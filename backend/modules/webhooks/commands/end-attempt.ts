import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { failedTooLong, waitAfter, withJitter } from '../domain/retries.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { webhookSwitchedOff } from '../webhooks.events.ts';
import type { ClaimedCall } from './claim-call.ts';
import type { Attempt } from './send-call.ts';

// Locks the webhook's row before the call's, in the same order as `claimCall`, so that two workers cannot deadlock.
const WEBHOOK = 'select failures, failing_since as "failingSince", off_reason as off from webhooks where id = :webhookId for update';
const END = `
  update webhook_calls set status = :status, attempts = attempts + 1, status_code = :statusCode, problem = :problem, duration_ms = :durationMs, next_at = :nextAt, claimed_until = null, ended_at = :endedAt
  where id = :id and claimed_until = :claimedUntil returning id`;
const RECOVERED = 'update webhooks set failures = 0, failing_since = null, resumes_at = null where id = :webhookId and failures > 0';
const FAILED = 'update webhooks set failures = :failures, failing_since = :since, resumes_at = :resumesAt, off_reason = :off where id = :webhookId';
const GIVE_UP = `update webhook_calls set status = 'failed', problem = 'off', next_at = null, ended_at = :now where webhook_id = :webhookId and status = 'waiting'`;

interface WebhookState {
  failures: number;
  failingSince: Date | null;
  off: 'owner' | 'failing' | null;
}

/**
 * Stores how an attempt at a call ended, and switches off a webhook that has failed for days (docs/rules/webhooks.md#off). If this worker
 * lost the claim, nothing changes.
 * @returns ms until the next attempt; null when none follows
 */
export async function endAttempt(tx: Tx, { clock, outbox }: Pick<WebhooksContext, 'clock' | 'outbox'>, call: ClaimedCall, { problem, statusCode, durationMs }: Attempt): Promise<number | null> {
  const now = clock.now();
  const { webhookId } = call;
  const [webhook] = await rows<WebhookState>(tx, WEBHOOK, { webhookId });
  if (!webhook) return null;
  const failures = webhook.failures + 1;
  const since = webhook.failingSince ?? now;
  const off = webhook.off ?? (problem !== null && failedTooLong(since, now) ? 'failing' as const : null);
  const shortest = problem === null || off !== null ? null : waitAfter(call.attempts + 1);
  const waitMs = shortest === null ? null : withJitter(shortest);
  const [stored] = await rows<{ id: string }>(tx, END, {
    id: call.id, claimedUntil: call.claimedUntil, problem, statusCode, durationMs,
    status: problem === null ? 'delivered' : waitMs === null ? 'failed' : 'waiting',
    nextAt: waitMs === null ? null : new Date(now.getTime() + waitMs), endedAt: waitMs === null ? now : null,
  });
  if (!stored) return null;
  if (problem === null) {
    await rows(tx, RECOVERED, { webhookId });
    return null;
  }
  await rows(tx, FAILED, { webhookId, failures, since, off, resumesAt: new Date(now.getTime() + (waitAfter(failures) ?? 0)) });
  if (off === 'failing' && webhook.off === null) {
    await rows(tx, GIVE_UP, { webhookId, now });
    await outbox.publish(tx, webhookSwitchedOff, { webhookId, userId: call.userId, host: new URL(call.url).hostname, since: since.toISOString() });
  }
  return waitMs;
}
