import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Samples that wait for a version: `version_no` is null until a version with `text_checksum` is out. */
export const draftSamplesMigration: MigrationSet = {
  '20261123_0420_draft_samples': {
    async up(knex) {
      await knex.raw(`
        alter table prompt_samples alter version_no drop not null,
          -- Which text it was made with; null once it belongs to a version.
          add text_checksum text,
          add check ((version_no is null) = (text_checksum is not null));
      `);
    },
    async down(knex) {
      await knex.raw('delete from prompt_samples where version_no is null; alter table prompt_samples drop text_checksum, alter version_no set not null');
    },
  },
};
