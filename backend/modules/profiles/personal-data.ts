import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const PINS = `
  select item_id as id, item_type as "itemType", pinned_at as "at" from pins
  where user_id = :userId and (cast(:after as uuid) is null or item_id > :after) order by item_id limit :limit`;

/** Personal data: the works that a person pinned to the profile. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'profile/pins', read: (after, limit) => rows(db.knex, PINS, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from pins where user_id = ?', [userId]);
  },
});
