import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of blocks: who blocked whom. */
export const blocksMigration: MigrationSet = {
  '20261126_0020_blocks': {
    async up(knex) {
      await knex.raw(`
        create table people_blocks (
          blocker_id uuid not null,
          blocked_id uuid not null,
          id uuid not null,
          blocked_at timestamptz not null,
          primary key (blocker_id, blocked_id),
          check (blocker_id <> blocked_id)
        );
        create unique index people_blocks_of_person on people_blocks (blocker_id, id desc);
        create index people_blocks_against on people_blocks (blocked_id, blocker_id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table people_blocks');
    },
  },
};
