import type { Webhook, WebhookChange } from '#contracts/webhooks.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import { WEBHOOK_ROTATION_HOURS } from '#contracts/webhooks.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { findWebhook } from '../queries/list-webhooks.ts';
import { newWebhookSecret } from '../secrets.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { webhookMissing } from '../webhooks.errors.ts';

type Deps = Pick<WebhooksContext, 'clock' | 'sealer'>;

// When the address of a webhook changes or the webhook is switched on, its failures are reset, because they say nothing about the new state.
const CHANGE = `
  update webhooks set url = :url, events = :events, off_reason = case when :enabled then null else coalesce(off_reason, 'owner') end,
    failures = case when url <> :url or (:enabled and off_reason is not null) then 0 else failures end,
    failing_since = case when url <> :url or (:enabled and off_reason is not null) then null else failing_since end,
    resumes_at = case when url <> :url or (:enabled and off_reason is not null) then null else resumes_at end
  where id = :id and user_id = :userId returning id`;
const END = `update webhook_calls set status = 'failed', problem = 'off', next_at = null, ended_at = :now where webhook_id = :id and status = 'waiting' and claimed_until is null`;

/**
 * Changes a member's own webhook. The caller has checked the address. If the webhook is switched off, its waiting calls are dropped.
 * @throws AppError not_found
 */
export async function changeWebhook(tx: Tx, { clock }: Pick<Deps, 'clock'>, userId: string, id: string, { url, events, enabled }: WebhookChange): Promise<Webhook> {
  const [changed] = await rows<{ id: string }>(tx, CHANGE, { id, userId, url, events: [...new Set(events)], enabled });
  if (!changed) throw webhookMissing();
  if (!enabled) await rows(tx, END, { id, now: clock.now() });
  return findWebhook(tx, clock, userId, id);
}

/** Deletes a member's own webhook with its log. @throws AppError not_found */
export async function deleteWebhook(tx: Tx, userId: string, id: string): Promise<void> {
  const [deleted] = await rows<{ id: string }>(tx, 'delete from webhooks where id = :id and user_id = :userId returning id', { id, userId });
  if (!deleted) throw webhookMissing();
}

const ROTATE = `
  update webhooks set previous_secret = secret, previous_until = :until, secret = :sealed, last_four = :lastFour
  where id = :id and user_id = :userId returning id`;

/**
 * Gives a webhook a new secret. For a day the former secret signs too, so that the member can change the program (docs/rules/webhooks.md#secret).
 * @throws AppError not_found
 */
export async function rotateSecret(tx: Tx, { clock, sealer }: Deps, userId: string, id: string): Promise<{ webhook: Webhook; secret: string }> {
  const { secret, sealed, lastFour } = newWebhookSecret(sealer, id);
  const until = new Date(clock.now().getTime() + WEBHOOK_ROTATION_HOURS * HOUR_MS);
  const [rotated] = await rows<{ id: string }>(tx, ROTATE, { id, userId, sealed, lastFour, until });
  if (!rotated) throw webhookMissing();
  return { webhook: await findWebhook(tx, clock, userId, id), secret };
}
