import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import { savePreferences } from '../commands/save-preferences.ts';
import { preferencesOf } from '../queries/preferences-of.ts';
import type { LetterKind, Unsubscribe } from './unsubscribe-token.ts';

export interface UnsubscribeDeps {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'contact'>;
  /** What else follows from preferences. */
  preferencesSaved(tx: Tx, userId: string, preferences: MessagePreferences): Promise<void>;
}

const CHANGE: Record<LetterKind, Partial<MessagePreferences>> = {
  email: { emailNotifications: false },
  digest: { digestFrequency: 'none' },
};

/** Ends one kind of letter; again is the same. Somebody who left gets none anyway, and no row for it. */
export async function unsubscribe({ db, clock, identity, preferencesSaved }: UnsubscribeDeps, { userId, kind }: Unsubscribe): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await identity.contact(tx, userId)).email === null) return;
    // A save in the settings at the same moment waits, or is seen.
    await rows(tx, 'select 1 from notification_preferences where user_id = ? for update', [userId]);
    const preferences = { ...(await preferencesOf(tx, userId)), ...CHANGE[kind] };
    await savePreferences(tx, clock, userId, preferences);
    await preferencesSaved(tx, userId, preferences);
  });
}
