import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of folders, of the prompts in them, and of the places of creations in them. */
export const foldersMigration: MigrationSet = {
  '20261126_0010_folders': {
    async up(knex) {
      await knex.raw(`
        create table folders (
          id uuid primary key,
          owner_id uuid not null,
          parent_id uuid references folders (id) on delete cascade,
          -- The end of the folder's address. It stays the same when the name changes.
          code text not null generated always as (right(id::text, 12)) stored unique,
          name text not null,
          description text not null default '',
          icon text not null,
          color text not null,
          kind text not null check (kind in ('manual', 'smart')),
          -- The query of a smart folder (backend/contracts/folders.ts). Null for a manual one.
          query jsonb,
          -- A fractional key that sorts the folder among the folders with the same parent.
          place text collate "C" not null,
          default_model text,
          default_inputs jsonb not null default '{}',
          visibility text not null default 'private' check (visibility in ('private', 'public')),
          -- The rule for which a moderator took the folder down. Null otherwise.
          removed_rule text,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          check ((kind = 'smart') = (query is not null)),
          check (parent_id <> id)
        );
        create index folders_of_owner on folders (owner_id, place, id);
        create index folders_inside on folders (parent_id) where parent_id is not null;

        -- A prompt lies in at most one folder of each person.
        create table folder_prompts (
          owner_id uuid not null,
          prompt_id uuid not null,
          folder_id uuid not null references folders (id) on delete cascade,
          place text collate "C" not null,
          primary key (owner_id, prompt_id)
        );
        create index folder_prompts_ordered on folder_prompts (folder_id, place, prompt_id);
        create index folder_prompts_by_time on folder_prompts (folder_id, prompt_id);

        alter table creations
          add column folder_place text collate "C",
          add constraint creations_placed check ((folder_id is null) = (folder_place is null));
        create index creations_in_folder_order on creations (folder_id, folder_place, id) where folder_id is not null and trashed_at is null;
      `);
    },
    async down(knex) {
      await knex.raw('alter table creations drop constraint creations_placed, drop column folder_place; drop table folder_prompts; drop table folders;');
    },
  },
};
