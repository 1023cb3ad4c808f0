import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of creations that people keep. The texts, files and prices stay in the rows of the runs. */
export const creationsMigration: MigrationSet = {
  '20261124_0410_creations': {
    async up(knex) {
      await knex.raw(`
        -- One row for each run that delivered an output.
        create table creations (
          -- The id of the run. It is a UUID v7, so sorting by it is sorting by time.
          id uuid primary key,
          owner_id uuid not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          prompt_id uuid,
          model_id text not null,
          rating smallint not null check (rating in (-1, 0, 1)),
          created_at timestamptz not null,
          -- The title that the owner wrote. Empty for none.
          title text not null default '',
          -- A fractional key that sorts the owner's favourites. Null for a creation that is no favourite.
          favourite_place text collate "C",
          visibility text not null default 'private' check (visibility in ('private', 'public')),
          show_inputs boolean not null default false,
          sensitive boolean not null default false,
          folder_id uuid,
          trashed_at timestamptz,
          -- The search words of the creation, each with a mark of the owner in front.
          words tsvector not null,
          check (trashed_at is null or visibility = 'private')
        ) with (toast_tuple_target = 256);
        create index creations_of_owner on creations (owner_id, id desc) where trashed_at is null;
        create index creations_of_type on creations (owner_id, content_type, id desc) where trashed_at is null;
        create index creations_of_owner_prompt on creations (owner_id, prompt_id, id desc) where trashed_at is null;
        create index creations_of_model on creations (owner_id, model_id, id desc) where trashed_at is null;
        create index creations_rated on creations (owner_id, rating, id desc) where trashed_at is null and rating <> 0;
        create index creations_in_folder on creations (folder_id, id desc) where folder_id is not null;
        create unique index creations_favourites on creations (owner_id, favourite_place) where favourite_place is not null;
        create index creations_in_trash on creations (owner_id, id desc) where trashed_at is not null;
        create index creations_due on creations (trashed_at) where trashed_at is not null;
        -- This index alone answers the counts of the tabs of the creations page.
        create index creations_counted on creations (owner_id, content_type) include (favourite_place, visibility, trashed_at);
        create index creations_public on creations (id desc) where visibility = 'public';
        create index creations_public_of_prompt on creations (prompt_id, id desc) where visibility = 'public';
        create index creations_public_of_owner on creations (owner_id, id desc) where visibility = 'public';
        create index creations_words on creations using gin (words) with (fastupdate = off);

        -- The last run from before this table that maintenance has copied into it. Null before the first.
        create table creation_adoption (
          single boolean primary key default true check (single),
          last_run_id uuid
        );
        insert into creation_adoption default values;
      `);
    },
    async down(knex) {
      await knex.raw('drop table creation_adoption; drop table creations;');
    },
  },
};
