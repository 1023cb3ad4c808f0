import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Creates the table of library entries: copies, for lists, of what the tables of prompts, accesses, saves and creations say. If they differ,
 * those tables are right.
 */
export const libraryEntriesMigration: MigrationSet = {
  '20261126_0020_library_entries': {
    async up(knex) {
      await knex.raw(`
        -- Puts the mark of the owner before each word, as backend/kernel/search-words.ts does.
        create function library_words(owner uuid, words text[]) returns tsvector language sql immutable as $$
          select coalesce(array_to_tsvector(array_agg(distinct left(translate(encode(sha256(convert_to(owner::text, 'UTF8')), 'base64'), '+/', '-_'), 6) || word)), ''::tsvector)
          from unnest(words) as word where word <> ''
        $$;

        create table library_entries (
          owner_id uuid not null,
          prompt_id uuid not null,
          -- The reasons why the prompt is in the library. At least one of own, unlocked, from_pack and saved is true.
          own boolean not null default false,
          forked boolean not null default false,
          unlocked boolean not null default false,
          from_pack boolean not null default false,
          saved boolean not null default false,
          -- True if no view shows the entry: the prompt was taken down, or its owner only saved it and may not open it now.
          hidden boolean not null default false,
          state text not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          category text,
          title text not null,
          runs int not null default 0 check (runs >= 0),
          last_used_at timestamptz,
          updated_at timestamptz not null,
          -- A fractional key that sorts the owner's favourites. Null for a prompt that is no favourite.
          star_place text collate "C",
          tags text[] not null default '{}',
          trashed_at timestamptz,
          -- The search words: those of the prompt (prompt_words), and those of the owner's tags (own_words).
          prompt_words text[] not null,
          own_words text[] not null default '{}',
          words tsvector not null generated always as (library_words(owner_id, prompt_words || own_words)) stored,
          primary key (owner_id, prompt_id),
          check (own or unlocked or from_pack or saved),
          check (trashed_at is null or own)
        ) with (fillfactor = 85);
        create index library_entries_of_prompt on library_entries (prompt_id);
        create unique index library_entries_favourites on library_entries (owner_id, star_place) where star_place is not null;
        create index library_entries_due on library_entries (trashed_at) where trashed_at is not null;
        create index library_entries_words on library_entries using gin (words) with (fastupdate = off);

        -- The last prompt from before this table that maintenance has copied into it. Null before the first.
        create table library_adoption (
          single boolean primary key default true check (single),
          last_prompt_id uuid
        );
        insert into library_adoption default values;
      `);
    },
    async down(knex) {
      await knex.raw('drop table library_adoption; drop table library_entries; drop function library_words(uuid, text[]);');
    },
  },
};
