import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of prompts that packs offer as their free samples. */
export const packSamplesMigration: MigrationSet = {
  '20261126_0140_prompt_pack_samples': {
    async up(knex) {
      await knex.raw(`
        alter table prompts add column pack_samples int not null default 0 check (pack_samples >= 0);
        create table prompt_pack_samples (
          pack_id uuid not null,
          prompt_id uuid not null references prompts (id) on delete cascade,
          primary key (pack_id, prompt_id)
        );
        create index prompt_pack_samples_of_prompt on prompt_pack_samples (prompt_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_pack_samples; alter table prompts drop column pack_samples;');
    },
  },
};
