import type { MigrationSet } from '#kernel/db/migrate.ts';
import { blocksMigration } from './blocks.ts';

/** Creates the tables of likes and follows, and of their counts. */
export const socialMigrations: MigrationSet = {
  '20261121_1510_social': {
    async up(knex) {
      await knex.raw(`
        create table social_marks (
          kind text not null check (kind in ('like', 'save', 'follow')),
          -- The id of a prompt, or for 'follow' the id of a person.
          subject_id uuid not null,
          user_id uuid not null,
          id uuid not null,
          created_at timestamptz not null,
          primary key (kind, subject_id, user_id),
          check (kind <> 'follow' or subject_id <> user_id)
        );
        create unique index social_marks_of_user on social_marks (user_id, kind, id);
        create unique index social_followers on social_marks (subject_id, id) where kind = 'follow';

        -- The number of marks of each kind and subject. The statement that sets or removes a mark changes it, so that lists and buttons count no rows.
        create table social_tallies (
          kind text not null,
          subject_id uuid not null,
          count int not null check (count >= 0),
          primary key (kind, subject_id)
        ) with (fillfactor = 70);

        -- Prompts whose publication was announced to followers. Each is announced once.
        create table announced_prompts (
          prompt_id uuid primary key,
          announced_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table announced_prompts; drop table social_tallies; drop table social_marks;');
    },
  },
  // An earlier migration of `collections` copied the saves into the collection "Saved" of each person, so they can be deleted here.
  '20261124_0431_social_without_saves': {
    async up(knex) {
      await knex.raw(`
        delete from social_marks where kind = 'save';
        delete from social_tallies where kind = 'save';
        alter table social_marks drop constraint social_marks_kind_check, add constraint social_marks_kind_check check (kind in ('like', 'follow'));
      `);
    },
    async down(knex) {
      await knex.raw(`alter table social_marks drop constraint social_marks_kind_check, add constraint social_marks_kind_check check (kind in ('like', 'save', 'follow'))`);
    },
  },
  ...blocksMigration,
};
