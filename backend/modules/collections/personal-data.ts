import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import type { CollectionsContext } from './collections-context.ts';
import { forgetPerson } from './commands/forget-person.ts';

const OWN = `
  select id, name, description, kind, visibility, add_by as "add", created_at as "at" from collections
  where owner_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
// Items of the person's own collections, and items that the person added to other people's.
const ITEMS = `
  select id, "collectionId", "itemType", "itemId", case when "addedBy" = :userId then note end as note, status, at from (
    select i.collection_id::text || '/' || i.item_id::text as id, i.collection_id as "collectionId", i.item_type as "itemType", i.item_id as "itemId", i.note, i.status,
      i.added_by as "addedBy", i.added_at as at
    from collection_items i join collections c on c.id = i.collection_id where c.owner_id = :userId or i.added_by = :userId
  ) i where cast(:after as text) is null or id > cast(:after as text) order by id limit :limit`;
const CONTRIBUTES = `
  select collection_id as id, permission, since as "at" from collection_contributors
  where user_id = :userId and (cast(:after as uuid) is null or collection_id > :after) order by collection_id limit :limit`;
const FOLLOWS = `
  select collection_id as id, followed_at as "at" from collection_followers
  where user_id = :userId and (cast(:after as uuid) is null or collection_id > :after) order by collection_id limit :limit`;

const INVITED = `
  select id, collection_id as "collectionId", permission, created_at as "at" from collection_invites
  where to_user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

interface Entry {
  id: string;
  at: Date;
}

/** Exports and erases a person's collections with their items, "Saved" among them, and what the person contributes to and follows. */
export const personalData = ({ db, outbox }: Pick<CollectionsContext, 'db' | 'outbox'>): PersonalData => ({
  async *export(userId) {
    yield* numberedEntries<Entry>({ name: 'collections/own', read: (after, limit) => rows(db.knex, OWN, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'collections/items', read: (after, limit) => rows(db.knex, ITEMS, { userId, after, limit }), present: ({ id: _, ...item }) => item });
    yield* numberedEntries<Entry>({ name: 'collections/contributing', read: (after, limit) => rows(db.knex, CONTRIBUTES, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'collections/invited', read: (after, limit) => rows(db.knex, INVITED, { userId, after, limit }) });
    yield* numberedEntries<Entry>({ name: 'collections/following', read: (after, limit) => rows(db.knex, FOLLOWS, { userId, after, limit }) });
  },
  erase: (tx, userId) => forgetPerson(tx, { outbox }, userId),
});
