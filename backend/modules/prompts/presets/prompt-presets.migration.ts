import type { MigrationSet } from '#kernel/db/migrate.ts';

/** The table of presets: form inputs that people saved under a name. */
export const promptPresetsMigration: MigrationSet = {
  '20261123_0540_prompt_presets': {
    async up(knex) {
      await knex.raw(`
        create table prompt_presets (
          id uuid primary key,
          user_id uuid not null,
          prompt_id uuid not null references prompts (id) on delete cascade,
          name text not null,
          inputs jsonb not null,
          options jsonb not null,
          saved_at timestamptz not null
        );
        create unique index prompt_presets_by_name on prompt_presets (user_id, prompt_id, lower(name));
        create index prompt_presets_of_prompt on prompt_presets (prompt_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_presets');
    },
  },
};
