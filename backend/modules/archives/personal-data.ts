import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { ArchivesContext } from './archives-context.ts';

const ARCHIVES = `
  select id, kind, name, status, items, bytes, created_at as "createdAt", expires_at as "expiresAt" from archives
  where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/**
 * Personal data: the archives that a person had prepared. Erasing an account leaves the ZIP files to maintenance, so that no request waits
 * for their deletion.
 */
export const personalData = ({ db }: Pick<ArchivesContext, 'db'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'archives/archives', read: (after, limit) => rows(db.knex, ARCHIVES, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, `update archives set owner_id = null, name = '', request = '{}' where owner_id = ?`, [userId]);
  },
});
