import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Reports to moderators. A person has one open report about one thing. */
export const reportsMigrations: MigrationSet = {
  '20261123_1510_prompt_reports': {
    async up(knex) {
      await knex.raw(`
        create table prompt_reports (
          id uuid primary key,
          prompt_id uuid not null,
          review_id uuid,
          comment_id uuid,
          -- What one decision is about: all its open reports close together.
          subject_id uuid not null generated always as (coalesce(review_id, comment_id, prompt_id)) stored,
          -- The author of the reported subject; null once their account was deleted.
          author_id uuid,
          reporter_id uuid,
          rule text not null,
          details text not null,
          status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
          created_at timestamptz not null,
          closed_at timestamptz,
          check (review_id is null or comment_id is null),
          check ((status = 'open') = (closed_at is null))
        );
        create unique index prompt_reports_once on prompt_reports (reporter_id, prompt_id, review_id, comment_id) nulls not distinct
          where status = 'open' and reporter_id is not null;
        create index prompt_reports_queue on prompt_reports (status, id);
        create index prompt_reports_subject on prompt_reports (subject_id, status, id);
        create index prompt_reports_of_reporter on prompt_reports (reporter_id) where reporter_id is not null;
        create index prompt_reports_about on prompt_reports (author_id) where author_id is not null;
        create index prompt_reports_closed on prompt_reports (closed_at) where closed_at is not null;
        create index prompt_reports_made on prompt_reports (created_at);
      `);
    },
    async down(knex) {
      await knex.raw('drop table prompt_reports;');
    },
  },
};
