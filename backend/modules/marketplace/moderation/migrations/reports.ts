import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What people told the moderators. Somebody has one open report about one thing. */
export const reportsMigrations: MigrationSet = {
  '20261121_1620_prompt_reports': {
    async up(knex) {
      await knex.raw(`
        create table prompt_reports (
          id uuid primary key,
          prompt_id uuid not null,
          review_id uuid,
          comment_id uuid,
          reporter_id uuid,
          rule text not null,
          details text not null,
          status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
          created_at timestamptz not null,
          check (review_id is null or comment_id is null)
        );
        create unique index prompt_reports_once on prompt_reports (reporter_id, prompt_id, review_id, comment_id) nulls not distinct
          where status = 'open' and reporter_id is not null;
        create index prompt_reports_queue on prompt_reports (status, id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_reports;');
    },
  },
};
