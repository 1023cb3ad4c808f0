import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs that a creator gave away: one per person, creator and UTC day, so many per prompt and day. */
export const promptTastesMigration: MigrationSet = {
  '20261121_1515_prompt_tastes': {
    async up(knex) {
      await knex.raw(`
        create table prompt_tastes (
          creator_id uuid not null,
          user_id uuid not null,
          day date not null,
          prompt_id uuid not null references prompts (id) on delete cascade,
          generation_id uuid not null unique,
          primary key (creator_id, user_id, day)
        );
        create index prompt_tastes_of_prompt on prompt_tastes (prompt_id, day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_tastes');
    },
  },
};
