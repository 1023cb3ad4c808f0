import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Indexes for account deletion, which deletes a person's links, and the visits by them. */
export const sharingUpkeepMigration: MigrationSet = {
  '20261122_0150_sharing_upkeep': {
    async up(knex) {
      await knex.raw(`
        create index share_arrivals_of_link on share_arrivals (link_id);
        create index share_arrivals_old on share_arrivals (arrived_at);
        create index share_sign_ups_of_link on share_sign_ups (link_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop index share_arrivals_of_link, share_arrivals_old, share_sign_ups_of_link');
    },
  },
};
