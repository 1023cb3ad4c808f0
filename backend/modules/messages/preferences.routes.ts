import { getMessagePreferences, moveTimeZone as moveTimeZoneEndpoint, saveMessagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { moveTimeZone } from './commands/move-time-zone.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { preferencesOf } from './queries/preferences-of.ts';

interface Deps {
  db: Database;
  clock: Clock;
  /** Moves the person's waiting digest to the time that the new preferences ask for, in the transaction that stores them. */
  onSaved?: ((tx: Tx, userId: string, preferences: MessagePreferences) => Promise<void>) | undefined;
}

/** Registers the endpoints with which signed-in users read and save their preferences of messages. */
export function preferenceRoutes(routes: Routes, { db, clock, onSaved }: Deps): void {
  routes.read(getMessagePreferences, 'member', async ({ viewer }) => ({ preferences: await preferencesOf(db.knex, viewer.userId) }));

  routes.write(saveMessagePreferences, 'member', async ({ body, viewer }, tx) => {
    const preferences = await savePreferences(tx, clock, viewer.userId, body);
    await onSaved?.(tx, viewer.userId, preferences);
    return { success: true as const, preferences };
  });

  routes.write(moveTimeZoneEndpoint, 'member', async ({ body, viewer }, tx) => {
    const preferences = await moveTimeZone(tx, clock, viewer.userId, body.timeZone);
    await onSaved?.(tx, viewer.userId, preferences);
    return { success: true as const, preferences };
  });
}
