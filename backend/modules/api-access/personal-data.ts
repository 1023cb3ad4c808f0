import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const KEYS = `
  select id, name, prefix, last_four as "lastFour", scopes, per_run as "perRun", per_day as "perDay", created_at as "createdAt", expires_at as "expiresAt",
    last_used_at as "lastUsedAt", revoked_at as "revokedAt" from api_keys
  where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/** Exports and erases a member's API keys, without their secrets, which this server does not know. */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'api-access/keys', read: (after, limit) => rows(db.knex, KEYS, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from api_keys where user_id = ?', [userId]);
  },
});
