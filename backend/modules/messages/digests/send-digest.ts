import { z } from 'zod';
import { channelsFor } from '#contracts/message-preferences.ts';
import type { Message } from '#contracts/messages.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import { unsubscribeUrl } from '../email/unsubscribe-token.ts';
import type { MessageEmailDeps } from '../email/message-email.ts';
import { preferencesOf } from '../queries/preferences-of.ts';
import { digestDueAt } from './digest-entries.ts';
import { digestEmail } from './digest-email.ts';

/** Writes the digest of one person, if it is due. */
export const sendDigestJob = defineJob({ name: 'messages.send_digest', payload: z.object({ userId: z.uuid() }), attempts: 5 });

export interface DigestDeps extends MessageEmailDeps {
  db: Database;
  clock: Clock;
}

// Locks the person's row, so that two workers cannot send the digest twice.
const TURN = `
  insert into digest_runs (user_id) values (?)
  on conflict (user_id) do update set user_id = excluded.user_id returning last_at`;

const DUE = 'select 1 from digest_entries where user_id = ? and due_at <= ? limit 1';

const TAKE = `
  with taken as (delete from digest_entries where user_id = ? returning message_id)
  select m.subject, m.category, m.priority from messages m join taken on taken.message_id = m.id
  where m.read_at is null and m.archived_at is null order by m.id desc`;

/**
 * Sends a reader one email with the messages that they missed, and deletes their entries in the same transaction. It sends none if the
 * messages were read or switched off, or the address is unconfirmed. A message that commits later waits for the next digest.
 */
export async function sendDigest(deps: DigestDeps, userId: string): Promise<void> {
  const { db, clock, identity, emailSender, sealer, linkBaseUrl } = deps;
  await db.transaction(async (tx) => {
    const now = clock.now();
    const isDue = async (): Promise<boolean> => (await rows(tx, DUE, [userId, now])).length > 0;
    if (!(await isDue())) return;
    const [turn] = await rows<{ last_at: Date | null }>(tx, TURN, [userId]);
    // Another worker may have sent the digest while this one waited for the lock.
    if (!(await isDue())) return;
    const preferences = await preferencesOf(tx, userId);
    const next = digestDueAt(turn?.last_at ?? new Date(0), preferences);
    if (next !== null && next > now) {
      await rows(tx, 'update digest_entries set due_at = ? where user_id = ? and due_at <= ?', [next, userId, now]);
      return;
    }
    const missed = await rows<Pick<Message, 'subject' | 'category' | 'priority'>>(tx, TAKE, [userId]);
    const lines = next === null ? [] : missed.filter((message) => channelsFor(preferences, message).email !== 'none');
    const reader = lines.length === 0 ? null : await identity.emailable(tx, userId);
    if (reader === null) return;
    await rows(tx, 'update digest_runs set last_at = ? where user_id = ?', [now, userId]);
    const stop = unsubscribeUrl(sealer, linkBaseUrl, { userId, kind: 'digest' });
    await emailSender.send(tx, digestEmail(lines, { to: reader.email, linkBaseUrl, unsubscribeUrl: stop }));
  });
}
