import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';

/**
 * How long one worker may work on a call of a webhook, in ms. It is longer than a call's timeout. If the worker dies, another one may take
 * the call after this time.
 */
const CLAIM_MS = 20_000;
/** How many calls of one webhook are sent at the same time, so that a slow program delays no other member's calls. */
export const CALLS_AT_ONCE = 2;
/** How long a call of a webhook waits, in ms, before it tries again to be sent. Each other waiting call adds a random time up to the second number. */
const TURN_MS = 1_000;
const TURN_EACH_MS = 250;
const TURN_MOST_MS = 60_000;
/** A queue may start a job this much earlier than its call is due, in ms. */
const EARLY_MS = 1_000;

/** A call of a webhook that only this worker may send until `claimedUntil`. */
export interface ClaimedCall {
  id: string;
  webhookId: string;
  userId: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
  type: string;
  eventId: string;
  body: string;
  attempts: number;
  claimedUntil: Date;
}

interface LockedWebhook {
  webhookId: string;
  userId: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: Date | null;
  resumesAt: Date | null;
}

interface CallState {
  type: string;
  eventId: string;
  body: string;
  attempts: number;
  status: 'waiting' | 'delivered' | 'failed';
  claimedUntil: Date | null;
  nextAt: Date | null;
}

// Locks the webhook's row, so that workers claim its calls one after another. The next statement then sees what other workers have claimed.
const LOCK = `
  select id as "webhookId", user_id as "userId", url, secret, previous_secret as "previousSecret", previous_until as "previousUntil", resumes_at as "resumesAt" from webhooks
  where id = (select webhook_id from webhook_calls where id = :id) for update`;
const STATE = `
  select type, event_id as "eventId", body, attempts, status, claimed_until as "claimedUntil", next_at as "nextAt" from webhook_calls where id = :id`;
const OTHERS = `
  select count(*) filter (where claimed_until > :now) as busy, count(*) filter (where status = 'waiting') as waiting from webhook_calls where webhook_id = :webhookId and id <> :id`;
const CLAIM = 'update webhook_calls set claimed_until = :until where id = :id';
const POSTPONE = 'update webhook_calls set next_at = :at where id = :id';

/**
 * Claims a call of a webhook for one attempt by this worker. Null when the call has ended, so that nothing is left to send.
 * @param asked the owner waits for it, so a failing webhook does not hold it back
 * @returns how long it has to wait in place of the call, in ms
 */
export async function claimCall(tx: Tx, id: string, now: Date, asked: boolean): Promise<ClaimedCall | { waitMs: number } | null> {
  const [webhook] = await rows<LockedWebhook>(tx, LOCK, { id });
  if (!webhook) return null;
  const { type, eventId, body, attempts, status, claimedUntil, nextAt } = one(await rows<CallState>(tx, STATE, { id }));
  if (status !== 'waiting') return null;
  if (claimedUntil !== null && claimedUntil > now) return { waitMs: claimedUntil.getTime() - now.getTime() };
  if (!asked && nextAt !== null && nextAt.getTime() > now.getTime() + EARLY_MS) return { waitMs: nextAt.getTime() - now.getTime() };
  const { resumesAt, ...sending } = webhook;
  if (!asked && resumesAt !== null && resumesAt > now) {
    await rows(tx, POSTPONE, { id, at: resumesAt });
    return { waitMs: resumesAt.getTime() - now.getTime() };
  }
  const { busy, waiting } = one(await rows<{ busy: number; waiting: number }>(tx, OTHERS, { id, webhookId: webhook.webhookId, now }));
  if (busy >= CALLS_AT_ONCE) return { waitMs: Math.min(TURN_MOST_MS, TURN_MS + Math.random() * waiting * TURN_EACH_MS) };
  const until = new Date(now.getTime() + CLAIM_MS);
  await rows(tx, CLAIM, { id, until });
  return { id, ...sending, type, eventId, body, attempts, claimedUntil: until };
}

/** Thrown to return the job of a call to its queue for this time, without using one of its attempts. */
export const waitFor = (ms: number): ComeBackLater => new ComeBackLater(Math.max(1, Math.round(ms)), 'the call waits for its turn');
