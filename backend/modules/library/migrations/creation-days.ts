import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Counts a person's creations by day for the heat map of the profile. */
export const creationDaysMigration: MigrationSet = {
  '20261126_0210_creation_days': {
    async up(knex) {
      await knex.raw(`
        -- How many creations a person made on each UTC day. The statement that inserts creations adds to it. A later deletion does not subtract.
        create table creation_days (
          owner_id uuid not null,
          day date not null,
          content_type text not null check (content_type in ('text', 'image', 'video')),
          made int not null check (made > 0),
          primary key (owner_id, day, content_type)
        );
        insert into creation_days select owner_id, (created_at at time zone 'UTC')::date, content_type, count(*) from creations group by 1, 2, 3;
      `);
    },
    async down(knex) {
      await knex.raw('drop table creation_days');
    },
  },
};
