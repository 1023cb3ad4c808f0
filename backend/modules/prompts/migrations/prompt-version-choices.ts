import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Which of their versions people run (docs/rules/selling.md#owned-versions). */
export const promptVersionChoicesMigration: MigrationSet = {
  '20261121_1630_prompt_version_choices': {
    async up(knex) {
      await knex.raw(`
        create table prompt_version_choices (
          prompt_id uuid not null references prompts (id) on delete cascade,
          user_id uuid not null,
          version_no int not null,
          -- The newest version when they chose: a later one is asked about again.
          seen_version_no int not null,
          chosen_at timestamptz not null,
          primary key (prompt_id, user_id)
        );
        create index prompt_version_choices_of_user on prompt_version_choices (user_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_version_choices');
    },
  },
};
