import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Completes the planned feature "API keys", because settings have them now and a vote would change nothing. It is found by its first title,
 * because it has no page. A feature that an administrator changed stays as it is.
 */
export const openApiKeysMigrations: MigrationSet = {
  '20261127_1450_open_api_keys': {
    async up(knex) {
      await knex.raw(
        `update features set status = 'completed', completed_at = now(), updated_at = now(), revision = revision + 1
         where title = 'API keys' and page is null and revision = 1 and status <> 'completed'`,
      );
    },
    async down(knex) {
      await knex.raw(
        `update features set status = 'voting', completed_at = null, revision = 1
         where title = 'API keys' and page is null and revision = 2 and status = 'completed'`,
      );
    },
  },
};
