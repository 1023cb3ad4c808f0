import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import type { NotificationChannel } from '../commands/write-message.ts';
import { nextDigestAt } from '../domain/next-digest-at.ts';

const ADD = {
  name: 'messages_digest_entry_1',
  sql: 'insert into digest_entries (message_id, user_id, due_at) values (?, ?, ?)',
};

/** Returns when the next digest is due under these preferences, or null if the reader gets none. */
export function digestDueAt(now: Date, { digestFrequency, emailNotifications, timeZone }: MessagePreferences, nextMorning = nextDigestAt): Date | null {
  return digestFrequency === 'none' || !emailNotifications ? null : nextMorning(now, timeZone, digestFrequency);
}

/** The notification channel that adds each message which is not emailed at once to the reader's next digest. */
export function digestListener(clock: Clock): NotificationChannel {
  const nextMorning = rememberingMornings();
  return {
    async onWritten(tx, { message, userId, preferences, channels }) {
      if (channels.email !== 'digest') return;
      const dueAt = digestDueAt(clock.now(), preferences, nextMorning);
      if (dueAt !== null) await prepared(tx, ADD, [message.id, userId, dueAt]);
    },
  };
}

/** Remembers the result of `nextDigestAt` per time zone and frequency, because it stays the same until that morning. */
function rememberingMornings(): typeof nextDigestAt {
  const known = new Map<string, { from: Date; next: Date }>();
  return (now, timeZone, frequency) => {
    const key = `${frequency} ${timeZone}`;
    const remembered = known.get(key);
    if (remembered && remembered.from <= now && now < remembered.next) return remembered.next;
    const next = nextDigestAt(now, timeZone, frequency);
    known.set(key, { from: now, next });
    return next;
  };
}

/**
 * After a change of preferences, moves messages that wait for a digest to its new time, or deletes them if the reader wants none. Entries
 * that are due keep their time.
 */
export async function moveDigest(tx: Tx, clock: Clock, userId: string, preferences: MessagePreferences): Promise<void> {
  const now = clock.now();
  const dueAt = digestDueAt(now, preferences);
  if (dueAt === null) await rows(tx, 'delete from digest_entries where user_id = ?', [userId]);
  else await rows(tx, 'update digest_entries set due_at = ? where user_id = ? and due_at > ?', [dueAt, userId, now]);
}

/** Exports and erases when a person last got a digest. Waiting messages are in the export of messages. */
export const digestData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    const [run] = await rows<{ lastAt: Date | null }>(db.knex, 'select last_at as "lastAt" from digest_runs where user_id = ?', [userId]);
    if (run) yield { name: 'messages/digests.json', data: run };
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from digest_entries where user_id = ?', [userId]);
    await rows(tx, 'delete from digest_runs where user_id = ?', [userId]);
  },
});
