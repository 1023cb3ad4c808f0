import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Runs with a free retry, and runs that are one. */
export const generationFreeRetry: MigrationSet = {
  '20261122_0100_generation_free_retry': {
    async up(knex) {
      await knex.raw(`
        alter table generations
          -- Until when the same may be run once more for nothing; null when it may not, or was.
          add free_retry_until timestamptz,
          -- Of a free retry: tokens that it would have cost; null for all other runs.
          add waived int check (waived >= 0),
          -- Of a free retry that counts: the UTC day on which it was asked for; null once it has brought nothing.
          add free_retry_day date;
        create index generations_free_retries on generations (user_id, free_retry_day) where free_retry_day is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop index generations_free_retries; alter table generations drop free_retry_until, drop waived, drop free_retry_day');
    },
  },
};
