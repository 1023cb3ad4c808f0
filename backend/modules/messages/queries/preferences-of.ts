import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { preferencesFrom } from '../domain/stored-preferences.ts';

const PREFERENCES = {
  name: 'messages_preferences_2',
  sql: 'select preferences, time_zone, revision from notification_preferences where user_id = ?',
};

/** Reads a reader's preferences of messages, or the defaults until they choose (docs/rules/messages.md#preferences). */
export async function preferencesOf(connection: Connection, userId: string): Promise<MessagePreferences> {
  const [row] = await prepared<{ preferences: unknown; time_zone: string; revision: number }>(connection, PREFERENCES, [userId]);
  return preferencesFrom(row?.preferences ?? null, row?.time_zone ?? null, row?.revision ?? 0);
}
