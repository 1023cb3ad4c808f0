import type { MigrationSet } from '#kernel/db/migrate.ts';
import { shutOutMigration } from './shut-out.ts';

// Sort keys of four digits in base 62 from `row_number()`, which put a person's latest save first (backend/kernel/fractional-keys.ts).
const digit = (place: number): string => `substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', ((n / ${62 ** place}) % 62)::int + 1, 1)`;
const PLACE = `'d' || ${[3, 2, 1, 0].map(digit).join(' || ')}`;

/** Creates the tables of collections, their items, contributors and followers, and of how many people saved each prompt. */
export const collectionsMigrations: MigrationSet = {
  '20261124_0430_collections': {
    async up(knex) {
      await knex.raw(`
        create table collections (
          id uuid primary key,
          owner_id uuid not null,
          -- True for the collection "Saved". Its id is the id of its owner, so each person has exactly one, and saving needs no search for it.
          is_saved boolean not null generated always as (id = owner_id) stored,
          -- The end of the collection's address. It stays the same when the name changes.
          code text not null generated always as (right(id::text, 12)) stored unique,
          name text not null,
          description text not null default '',
          kind text not null default 'mixed' check (kind in ('mixed', 'prompts', 'creations')),
          visibility text not null default 'private' check (visibility in ('private', 'unlisted', 'public')),
          add_by text not null default 'owner' check (add_by in ('owner', 'anyone', 'review')),
          -- The three counts are stored, so that lists need not count rows. The statements that change items and followers change them.
          item_count int not null default 0 check (item_count >= 0),
          review_count int not null default 0 check (review_count >= 0),
          follower_count int not null default 0 check (follower_count >= 0),
          -- The rule for which a moderator took the collection down. Null otherwise.
          removed_rule text,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check (not (id = owner_id) or (add_by = 'owner' and kind = 'mixed'))
        ) with (fillfactor = 80);
        create index collections_of_owner on collections (owner_id, updated_at desc, id desc);

        create table collection_items (
          collection_id uuid not null references collections (id) on delete cascade,
          item_id uuid not null,
          item_type text not null check (item_type in ('prompt', 'creation')),
          position text collate "C" not null,
          note text not null default '',
          -- The person who added the item. Null once their account was deleted.
          added_by uuid,
          added_at timestamptz not null,
          status text not null default 'accepted' check (status in ('accepted', 'review', 'declined')),
          primary key (collection_id, item_id)
        );
        create index collection_items_ordered on collection_items (collection_id, status, position, item_id);
        create index collection_items_added on collection_items (added_by, collection_id) where added_by is not null;

        create table collection_contributors (
          collection_id uuid not null references collections (id) on delete cascade,
          user_id uuid not null,
          permission text not null check (permission in ('view', 'add', 'add_review', 'manage')),
          since timestamptz not null,
          primary key (collection_id, user_id)
        );
        create index collection_contributors_of_user on collection_contributors (user_id);

        create table collection_invites (
          id uuid primary key,
          collection_id uuid not null references collections (id) on delete cascade,
          -- SHA-256 of the token in the invitation link, so that a reader of the table cannot join.
          token_hash bytea not null unique,
          permission text not null check (permission in ('view', 'add', 'add_review', 'manage')),
          joined int not null default 0,
          created_at timestamptz not null,
          revoked_at timestamptz
        );
        create index collection_invites_open on collection_invites (collection_id, id) where revoked_at is null;

        create table collection_followers (
          collection_id uuid not null references collections (id) on delete cascade,
          user_id uuid not null,
          followed_at timestamptz not null,
          primary key (collection_id, user_id)
        );
        create index collection_followers_of_user on collection_followers (user_id);

        -- The number of people who saved each prompt.
        create table prompt_saves (
          prompt_id uuid primary key,
          count int not null check (count >= 0)
        ) with (fillfactor = 70);
      `);
      // Moves saves into collections, in databases that kept them in the marks of \`social\` before this module. Some tests run the migration without tables
      // for people or marks.
      if (await knex.schema.hasTable('users')) {
        await knex.raw(`insert into collections (id, owner_id, name, created_at, updated_at) select id, id, 'Saved', created_at, created_at from users where erased_at is null and not platform`);
      }
      if (!(await knex.schema.hasTable('social_marks'))) return;
      await knex.raw(`
        insert into collections (id, owner_id, name, item_count, created_at, updated_at)
        select user_id, user_id, 'Saved', count(*), date_trunc('milliseconds', min(created_at)), date_trunc('milliseconds', max(created_at)) from social_marks where kind = 'save' group by user_id
        on conflict (id) do update set item_count = excluded.item_count, updated_at = excluded.updated_at;

        insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at)
        select user_id, subject_id, 'prompt', ${PLACE}, user_id, created_at
        from (select user_id, subject_id, created_at, row_number() over (partition by user_id order by id desc) as n from social_marks where kind = 'save') s;

        insert into prompt_saves (prompt_id, count) select subject_id, count from social_tallies where kind = 'save' and count > 0;
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table prompt_saves; drop table collection_followers; drop table collection_invites; drop table collection_contributors;
        drop table collection_items; drop table collections;
      `);
    },
  },
  ...shutOutMigration,
  '20261126_0310_collections_packs': {
    async up(knex) {
      await knex.raw(`
        alter table collection_items drop constraint collection_items_item_type_check;
        alter table collection_items add constraint collection_items_item_type_check check (item_type in ('prompt', 'creation', 'pack'));
        create index collection_items_packs on collection_items (collection_id, item_id) where item_type = 'pack'`);
    },
    async down(knex) {
      await knex.raw(`
        delete from collection_items where item_type = 'pack';
        drop index collection_items_packs;
        alter table collection_items drop constraint collection_items_item_type_check;
        alter table collection_items add constraint collection_items_item_type_check check (item_type in ('prompt', 'creation'))`);
    },
  },
  '20261126_0312_collections_invited': {
    async up(knex) {
      await knex.raw(`
        create extension if not exists pg_trgm;
        -- The person who is invited. Null for an invitation by link.
        alter table collection_invites add column to_user_id uuid;
        create unique index collection_invites_of_person on collection_invites (collection_id, to_user_id) where to_user_id is not null and revoked_at is null;
        create index collection_invites_to_person on collection_invites (to_user_id) where to_user_id is not null;
        create index collections_public_names on collections using gin (lower(name) gin_trgm_ops) where visibility = 'public' and removed_rule is null and item_count > 0`);
    },
    async down(knex) {
      await knex.raw('drop index collections_public_names; alter table collection_invites drop column to_user_id');
    },
  },
  '20261126_0030_collections_public': {
    async up(knex) {
      await knex.raw(`create index collections_public on collections (updated_at desc, id desc) where visibility = 'public' and removed_rule is null and item_count > 0`);
    },
    async down(knex) {
      await knex.raw('drop index collections_public');
    },
  },
};
