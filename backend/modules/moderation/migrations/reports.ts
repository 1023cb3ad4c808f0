import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of reports. A person can have one open report about one target. */
export const reportsMigrations: MigrationSet = {
  '20261123_1510_reports': {
    async up(knex) {
      await knex.raw(`
        create table reports (
          id uuid primary key,
          -- The target that people report. One decision about it closes all its open reports.
          target_type text not null,
          target_id uuid not null,
          -- The page that shows the target.
          page_type text not null,
          page_id uuid not null,
          -- The author of the target. Null once their account was deleted.
          author_id uuid,
          reporter_id uuid,
          rule text not null,
          details text not null,
          status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
          created_at timestamptz not null,
          closed_at timestamptz,
          check ((status = 'open') = (closed_at is null))
        );
        create unique index reports_once on reports (reporter_id, target_type, target_id) where status = 'open' and reporter_id is not null;
        create index reports_queue on reports (status, id);
        create index reports_target on reports (target_type, target_id, status, id);
        create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
        create index reports_about on reports (author_id) where author_id is not null;
        create index reports_closed on reports (closed_at) where closed_at is not null;
        create index reports_made on reports (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table reports;');
    },
  },
};
