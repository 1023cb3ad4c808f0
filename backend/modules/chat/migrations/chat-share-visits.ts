import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of today's visitors of a link, stored as hashes, so that a visitor counts once a day (docs/rules/chat.md#shares). */
export const chatShareVisitsMigration: MigrationSet = {
  '20261126_1100_chat_share_visits': {
    async up(knex) {
      await knex.raw(`
        create table chat_share_visits (
          share_id uuid not null references chat_shares (id) on delete cascade,
          day date not null,
          visitor bytea not null,
          primary key (share_id, day, visitor)
        );
        create index chat_share_visits_old on chat_share_visits (day);
      `);
    },
    async down(knex) {
      await knex.raw('drop table chat_share_visits;');
    },
  },
};
