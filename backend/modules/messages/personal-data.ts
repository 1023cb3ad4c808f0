import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import { preferencesOf } from './queries/preferences-of.ts';

const MESSAGES = `
  select id, subject, content, priority, category, type, related_entity_type as "relatedEntityType",
    related_entity_id as "relatedEntityId", created_at as "createdAt", read_at as "readAt", archived_at as "archivedAt", muted
  from messages where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/** Exports and erases a person's messages, archived and muted ones included, and their preferences. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield { name: 'messages/preferences.json', data: await preferencesOf(db.knex, userId) };
    yield* numberedEntries({
      name: 'messages/messages',
      read: (after, limit) => rows<{ id: string }>(db.knex, MESSAGES, { userId, after, limit }),
    });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from messages where user_id = ?', [userId]);
    await rows(tx, 'delete from notification_preferences where user_id = ?', [userId]);
  },
});
