import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { PortabilityContext } from './portability-context.ts';

const IMPORTS = `
  select id, name, bytes, status, failure, total, created_at as "createdAt" from account_imports
  where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const ITEMS = `
  select i.id, i.import_id as "importId", i.item_type as type, i.title, i.state, i.reason from account_import_items i join account_imports a on a.id = i.import_id
  where a.owner_id = :userId and (cast(:after as uuid) is null or i.id > :after) order by i.id limit :limit`;

/**
 * Personal data: the account imports of a person with their reports. Erasing an account leaves uploaded parts to the maintenance sweep, so
 * that no request waits for the deletion of files.
 */
export const personalData = ({ db }: Pick<PortabilityContext, 'db'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'portability/imports', read: (after, limit) => rows(db.knex, IMPORTS, { userId, after, limit }) });
    yield* numberedEntries<{ id: string }>({ name: 'portability/items', read: (after, limit) => rows(db.knex, ITEMS, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await rows(tx, 'delete from account_import_items where import_id in (select id from account_imports where owner_id = ?)', [userId]);
    await tx('imported_items').where({ owner_id: userId }).delete();
    await tx('account_imports').where({ owner_id: userId }).update({ owner_id: null, name: '', stored: true });
  },
});
