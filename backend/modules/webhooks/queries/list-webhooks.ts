import { webhookEvent, WEBHOOKS_LIMIT } from '#contracts/webhooks.ts';
import type { Webhook, WebhookEvent } from '#contracts/webhooks.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { webhookMissing } from '../webhooks.errors.ts';

const LIST = `
  select id, url, events, off_reason as off, last_four as "lastFour", previous_until as "previousUntil", failing_since as "failingSince", created_at as "createdAt"
  from webhooks where user_id = :userId and (cast(:id as uuid) is null or id = :id) order by id desc limit :limit`;

interface WebhookRow {
  id: string;
  url: string;
  events: string[];
  off: 'owner' | 'failing' | null;
  lastFour: string;
  previousUntil: Date | null;
  failingSince: Date | null;
  createdAt: Date;
}

/** A member's own webhooks, newest first. With an `id`, only that webhook. */
export async function listWebhooks(connection: Connection, clock: Clock, userId: string, id: string | null = null): Promise<Webhook[]> {
  const found = await rows<WebhookRow>(connection, LIST, { userId, id, limit: WEBHOOKS_LIMIT });
  const now = clock.now();
  return found.map(({ previousUntil, failingSince, createdAt, ...webhook }) => ({
    ...webhook,
    events: webhook.events.filter((event): event is WebhookEvent => isOneOf(webhookEvent.options, event)),
    previousUntil: previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** One of a member's own webhooks. @throws AppError not_found, also for those of others */
export async function findWebhook(connection: Connection, clock: Clock, userId: string, id: string): Promise<Webhook> {
  const [webhook] = await listWebhooks(connection, clock, userId, id);
  if (!webhook) throw webhookMissing();
  return webhook;
}
