import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';

const CREATIONS = `
  select id, title, favourite_place is not null as favourite, visibility, show_inputs as "showInputs", sensitive, folder_id as "folderId", trashed_at as "trashedAt", created_at as "createdAt"
  from creations where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

const FOLDERS = `
  select id, parent_id as "parentId", name, description, icon, color, kind, query, default_model as "defaultModel", default_inputs as "defaultInputs", visibility, created_at as "createdAt"
  from folders where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const FOLDER_PROMPTS = `
  select prompt_id as id, folder_id as "folderId" from folder_prompts
  where owner_id = :userId and (cast(:after as uuid) is null or prompt_id > :after) order by prompt_id limit :limit`;

const ENTRIES = `
  select prompt_id as id, title, own, unlocked, from_pack as "fromPack", saved, star_place is not null as favourite, tags, last_used_at as "lastUsedAt"
  from library_entries where owner_id = :userId and (own or not hidden) and (cast(:after as uuid) is null or prompt_id > :after) order by prompt_id limit :limit`;

/**
 * Exports and erases a person's folders, creations and library entries with what the person wrote about them. Inputs and outputs are among
 * the exported runs, by the same id.
 */
export const personalData = ({ db }: { db: Database }): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<{ id: string }>({ name: 'library/creations', read: (after, limit) => rows(db.knex, CREATIONS, { userId, after, limit }) });
    yield* numberedEntries<{ id: string }>({ name: 'library/folders', read: (after, limit) => rows(db.knex, FOLDERS, { userId, after, limit }) });
    yield* numberedEntries<{ id: string }>({ name: 'library/folder-prompts', read: (after, limit) => rows(db.knex, FOLDER_PROMPTS, { userId, after, limit }) });
    yield* numberedEntries<{ id: string }>({ name: 'library/prompts', read: (after, limit) => rows(db.knex, ENTRIES, { userId, after, limit }) });
  },
  async erase(tx, userId) {
    await tx('folder_prompts').where({ owner_id: userId }).delete();
    await tx('folders').where({ owner_id: userId }).delete();
    await tx('creations').where({ owner_id: userId }).delete();
    await tx('creation_days').where({ owner_id: userId }).delete();
    await tx('library_entries').where({ owner_id: userId }).delete();
  },
});
