import { getMessagePreferences, saveMessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { preferencesOf } from './queries/preferences-of.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** How the signed-in user wants to be told of things. */
export function preferenceRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.read(getMessagePreferences, 'member', async ({ viewer }) => ({ preferences: await preferencesOf(db.knex, viewer.userId) }));

  routes.write(saveMessagePreferences, 'member', async ({ body, viewer }, tx) => {
    await savePreferences(tx, clock, viewer.userId, body);
    return { success: true as const, preferences: body };
  });
}
