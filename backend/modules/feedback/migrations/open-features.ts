import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Completes the four planned features whose pages are open now, so that the list asks for no more votes on them. A feature that an
 * administrator changed stays as it is.
 */
export const openFeaturesMigrations: MigrationSet = {
  '20261126_1310_open_features': {
    async up(knex) {
      await knex.raw(
        `update features set status = 'completed', completed_at = now(), updated_at = now(), revision = revision + 1
         where page = any(?) and revision = 1 and status <> 'completed'`,
        [OPEN_PAGES],
      );
    },
    async down(knex) {
      await knex.raw(
        `update features set status = case page when '/challenges' then 'in_progress' else 'voting' end, completed_at = null, revision = 1
         where page = any(?) and revision = 2 and status = 'completed'`,
        [OPEN_PAGES],
      );
    },
  },
};

const OPEN_PAGES = ['/challenges', '/prompt-packs', '/ai-agents', '/mycollections'];
