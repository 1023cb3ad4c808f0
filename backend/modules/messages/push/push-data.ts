import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';

const BROWSERS = `
  select host as "pushService", created_at as "createdAt" from push_subscriptions where user_id = ? order by id`;

/**
 * Exports and erases a person's browsers with web push. The export names only the push service, because endpoint and keys would let its
 * reader push to the browser.
 */
export const pushData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    const browsers = await rows<object>(db.knex, BROWSERS, [userId]);
    if (browsers.length > 0) yield { name: 'messages/push-subscriptions.json', data: browsers };
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from push_subscriptions where user_id = ?', [userId]);
  },
});
