import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import { savePreferences } from '../commands/save-preferences.ts';
import { preferencesOf } from '../queries/preferences-of.ts';
import type { EmailKind, Unsubscribe } from './unsubscribe-token.ts';

export interface UnsubscribeDeps {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'contact'>;
  /** Applies the new preferences elsewhere, for example to the time of the next digest. */
  preferencesSaved(tx: Tx, userId: string, preferences: MessagePreferences): Promise<void>;
}

const LOCK = `
  insert into notification_preferences as stored (user_id, preferences, time_zone, updated_at) values (?, '{}', 'UTC', ?)
  on conflict (user_id) do update set time_zone = stored.time_zone`;

const CHANGE: Record<EmailKind, Partial<MessagePreferences>> = {
  email: { emailNotifications: false },
  digest: { digestFrequency: 'none' },
};

/** Switches one kind of email off for a person. A second call changes nothing. A deleted account gets no row. */
export async function unsubscribe({ db, clock, identity, preferencesSaved }: UnsubscribeDeps, { userId, kind }: Unsubscribe): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await identity.contact(tx, userId)).email === null) return;
    // Inserts the row if it is missing and locks it, so that a save in the settings runs before or after this change.
    await rows(tx, LOCK, [userId, clock.now()]);
    const preferences = { ...(await preferencesOf(tx, userId)), ...CHANGE[kind] };
    await preferencesSaved(tx, userId, await savePreferences(tx, clock, userId, preferences));
  });
}
