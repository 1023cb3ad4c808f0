import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Prompts that were on sale before samples were required, and whether their creators were told. */
export const promptSampleNoticesMigration: MigrationSet = {
  '20261123_0425_prompt_sample_notices': {
    async up(knex) {
      await knex.raw(`
        create table prompt_sample_notices (
          prompt_id uuid primary key references prompts (id) on delete cascade,
          -- False for a prompt that had samples when it was looked at.
          told boolean not null,
          looked_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_sample_notices');
    },
  },
};
