import { createHash } from 'node:crypto';
import type { PushSubscriptionBody } from '#contracts/push-subscriptions.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';

/** One person has at most this many browsers with web push. The oldest one above that is deleted. */
export const MOST_SUBSCRIPTIONS = 20;

const SAVE = `
  insert into push_subscriptions (id, user_id, session_id, endpoint_hash, host, sealed, created_at)
  values (:id, :userId, :sessionId, :hash, :host, :sealed, :now)
  on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id,
    sealed = excluded.sealed, last_error = null, last_error_at = null`;

const DROP_OLDEST = `
  delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ? order by id desc offset ${MOST_SUBSCRIPTIONS})`;

export interface SubscriptionDeps {
  clock: Clock;
  sealer: Sealer;
}

/** The person and the session with which a browser subscribed: the subscription ends with that session. */
export interface Subscriber {
  userId: string;
  sessionId: string;
}

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

/** Binds the encryption to one endpoint, so that data copied from another row cannot be decrypted here. */
const purposeOf = (hash: Buffer): string => `push:${hash.toString('hex')}`;

/** Stores a browser's subscription. Each browser has one row, so the next person who subscribes there becomes its owner. */
export async function saveSubscription(tx: Tx, { clock, sealer }: SubscriptionDeps, subscriber: Subscriber, subscription: PushSubscriptionBody): Promise<void> {
  const hash = hashOf(subscription.endpoint);
  const sealed = sealer.seal(JSON.stringify(subscription), purposeOf(hash));
  await rows(tx, SAVE, { ...subscriber, id: newId(), hash, host: new URL(subscription.endpoint).hostname, sealed, now: clock.now() });
  await rows(tx, DROP_OLDEST, [subscriber.userId]);
}

/** Deletes this person's subscription of a browser. Without one it does nothing. */
export async function removeSubscription(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await rows(tx, 'delete from push_subscriptions where user_id = ? and endpoint_hash = ?', [userId, hashOf(endpoint)]);
}

/** Decrypts endpoint and keys of a subscription. Null when they were encrypted with another key. */
export function openSubscription(sealer: Sealer, { endpoint_hash: hash, sealed }: { endpoint_hash: Buffer; sealed: string }): PushSubscriptionBody | null {
  const opened = sealer.open(sealed, purposeOf(hash));
  return opened === null ? null : (JSON.parse(opened) as PushSubscriptionBody);
}

/** Lists the ids of a reader's browsers with web push. */
export async function subscriptionsOf(connection: Connection, userId: string): Promise<string[]> {
  return connection('push_subscriptions').where({ user_id: userId }).pluck('id');
}

export const dropSubscription = async (connection: Connection, id: string): Promise<void> =>
  void (await connection('push_subscriptions').where({ id }).delete());
