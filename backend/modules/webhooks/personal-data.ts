import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const WEBHOOKS = `
  select id, url, events, off_reason as "off", created_at as "createdAt" from webhooks
  where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const CALLS = `
  select c.id, c.webhook_id as "webhookId", c.type, c.status, c.attempts, c.status_code as "statusCode", c.created_at as "createdAt" from webhook_calls c join webhooks w on w.id = c.webhook_id
  where w.user_id = :userId and (cast(:after as uuid) is null or c.id > :after) order by c.id limit :limit`;

/** Exports and erases a member's webhooks with their log. Secrets are left out, because a person who has one can sign calls. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'webhooks/webhooks', read: (after, limit) => rows(db.knex, WEBHOOKS, { userId, after, limit }) });
    yield* numberedEntries<{ id: string }>({ name: 'webhooks/calls', read: (after, limit) => rows(db.knex, CALLS, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from webhooks where user_id = ?', [userId]);
  },
});
