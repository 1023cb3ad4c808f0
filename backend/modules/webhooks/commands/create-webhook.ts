import { WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import type { Webhook, WebhookBody } from '#contracts/webhooks.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { findWebhook } from '../queries/list-webhooks.ts';
import { newWebhookSecret } from '../secrets.ts';
import type { WebhooksContext } from '../webhooks-context.ts';
import { webhooksFull } from '../webhooks.errors.ts';

// The lock lets tabs of one member add webhooks one after another. Without it, two tabs could both take the last place below the limit.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('webhooks ' || cast(:userId as text), 0))`;
const COUNT = 'select count(*) as webhooks from webhooks where user_id = :userId';
const INSERT = `
  insert into webhooks (id, user_id, url, events, secret, last_four, created_at) values (:id, :userId, :url, :events, :sealed, :lastFour, :now)`;

/**
 * Adds a webhook whose address was checked. Its secret is returned only now, and stored encrypted (docs/rules/webhooks.md#secret).
 * @throws AppError webhooks_full
 */
export async function createWebhook(tx: Tx, { clock, sealer }: Pick<WebhooksContext, 'clock' | 'sealer'>, userId: string, { url, events }: WebhookBody): Promise<{ webhook: Webhook; secret: string }> {
  await rows(tx, LOCK, { userId });
  if (one(await rows<{ webhooks: number }>(tx, COUNT, { userId })).webhooks >= WEBHOOKS_LIMIT) throw webhooksFull();
  const id = newId();
  const { secret, sealed, lastFour } = newWebhookSecret(sealer, id);
  await rows(tx, INSERT, { id, userId, url, events: [...new Set(events)], sealed, lastFour, now: clock.now() });
  return { webhook: await findWebhook(tx, clock, userId, id), secret };
}
