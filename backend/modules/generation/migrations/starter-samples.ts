import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The samples that the platform wants of its own prompts, and how far each is. */
export const starterSamplesMigration: MigrationSet = {
  '20261122_0110_starter_samples': {
    async up(knex) {
      await knex.raw(`
        create table starter_samples (
          prompt_id uuid not null,
          -- The saved test input that it is made of, by its place.
          input int not null,
          -- The lowest is made first.
          rank int not null,
          status text not null default 'wanted' check (status in ('wanted', 'running', 'shown', 'given_up')),
          tries int not null default 0,
          generation_id uuid,
          primary key (prompt_id, input)
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table starter_samples');
    },
  },
};
