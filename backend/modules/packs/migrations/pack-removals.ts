import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the status that a pack had before a moderator took it down, so that an overturned decision can restore it. */
export const packRemovalsMigration: MigrationSet = {
  '20261126_0640_pack_removals': {
    async up(knex) {
      await knex.raw(`alter table prompt_packs add column removed_from text check (removed_from in ('draft', 'in_review', 'published', 'rejected'))`);
    },
    async down(knex) {
      await knex.raw('alter table prompt_packs drop column removed_from');
    },
  },
};
