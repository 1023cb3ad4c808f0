import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the cover picture of a challenge. */
export const challengeCoversMigration: MigrationSet = {
  '20261126_1216_challenge_covers': {
    async up(knex) {
      await knex.raw(`
        alter table challenges add column cover_file_id uuid;
        create index challenges_bare on challenges (opens_at) where cover_file_id is null and state <> 'cancelled';
      `);
    },
    async down(knex) {
      await knex.raw('drop index challenges_bare; alter table challenges drop column cover_file_id;');
    },
  },
};
