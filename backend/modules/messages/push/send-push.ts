import { z } from 'zod';
import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Message } from '#contracts/messages.ts';
import { messagePath } from '#contracts/message-links.ts';
import { millis } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Identity } from '#modules/identity/index.ts';
import { dropSubscription, openSubscription } from './push-subscriptions.ts';
import type { PushNotification, PushSender } from './push-sender.ts';

/** The job that pushes one message to one browser. Its attempts count only our own failures. For failures of a push service the age of the message decides. */
export const sendPushJob = defineJob({ name: 'messages.send_push', payload: z.object({ messageId: z.uuid(), subscriptionId: z.uuid() }), attempts: 5 });

export interface SendPushDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  identity: Pick<Identity, 'liveSessions'>;
  /** Sends web push. Null when this server no longer sends any. */
  sender: PushSender | null;
}

/** A message that no push service accepted for this long, in ms, is dropped as outdated. */
const GIVE_UP_MS = HOUR_MS;
const SHORTEST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const KEPT_SECONDS = DAY_SECONDS;
const SUBJECT_LENGTH = 120;
const CONTENT_LENGTH = 240;

const URGENCY = { critical: 'high', urgent: 'high', high: 'normal', normal: 'normal', low: 'low' } as const;

interface Due extends Pick<Message, 'subject' | 'content' | 'priority'> {
  session_id: string;
  endpoint_hash: Buffer;
  host: string;
  sealed: string;
  related_entity_type: string | null;
  related_entity_id: string | null;
  created_at: Date;
}

// Pushes nothing if the reader has read the message, or if the browser now belongs to another person.
const DUE = `
  select s.session_id, s.endpoint_hash, s.host, s.sealed, m.subject, m.content, m.priority, m.related_entity_type, m.related_entity_id, m.created_at
  from push_subscriptions s join messages m on m.user_id = s.user_id
  where s.id = :subscriptionId and m.id = :messageId and m.read_at is null and m.archived_at is null`;

const NOTE = 'update push_subscriptions set last_error = :code, last_error_at = :now where id = :id';

/**
 * Pushes a message to one browser. A repeated push replaces the first notification, because topic and tag are the same. It deletes a
 * subscription whose session ended or which the push service no longer knows.
 * @throws ComeBackLater while the push service does not answer, for an hour
 */
export async function sendPush(deps: SendPushDeps, { messageId, subscriptionId }: { messageId: string; subscriptionId: string }): Promise<void> {
  const { db, clock, log, sealer, identity, sender } = deps;
  const [due] = await rows<Due>(db.knex, DUE, { messageId, subscriptionId });
  const ageMs = due ? millis(clock) - due.created_at.getTime() : 0;
  if (!due || sender === null || ageMs > GIVE_UP_MS) return;
  const live = await identity.liveSessions(db.knex, [due.session_id]);
  const subscription = live.has(due.session_id) ? openSubscription(sealer, due) : null;
  if (subscription === null) return dropSubscription(db.knex, subscriptionId);

  const result = await sender.send(subscription, { notification: notificationOf(messageId, due), urgency: URGENCY[due.priority], ttlSeconds: KEPT_SECONDS });
  if (result.outcome === 'sent') return;
  log.warn({ messageId, subscriptionId, host: due.host, code: result.code, outcome: result.outcome }, 'push was not taken');
  if (result.outcome === 'gone') return dropSubscription(db.knex, subscriptionId);
  await rows(db.knex, NOTE, { id: subscriptionId, code: result.code, now: clock.now() });
  if (result.outcome === 'refused') return;
  // The waiting time grows with the message's age, so no counter is stored.
  throw new ComeBackLater(result.retryAfterMs ?? Math.min(Math.max(ageMs, SHORTEST_WAIT_MS), LONGEST_WAIT_MS), `push service: ${result.code}`);
}

const notificationOf = (id: string, due: Due): PushNotification => ({
  id,
  subject: cut(due.subject, SUBJECT_LENGTH),
  content: cut(due.content, CONTENT_LENGTH),
  url: messagePath({ id, relatedEntityType: due.related_entity_type, relatedEntityId: due.related_entity_id }),
  tag: id,
});

/** Cuts a text to its beginning without splitting a character such as an emoji. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
