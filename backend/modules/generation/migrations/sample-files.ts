import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Which sample a public file belongs to, asked for each file that is served. */
export const sampleFilesMigration: MigrationSet = {
  '20261123_0120_sample_files': {
    async up(knex) {
      await knex.raw(`
        create index generation_outputs_of_file on generation_outputs (file_id);
        create index generation_outputs_of_poster on generation_outputs (poster_file_id) where poster_file_id is not null;
        create index prompt_samples_of_clip on prompt_samples (clip_file_id) where clip_file_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index generation_outputs_of_file; drop index generation_outputs_of_poster; drop index prompt_samples_of_clip');
    },
  },
};
