import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Makes the tables of issue reports and of the administrators' replies. */
export const issueMigrations: MigrationSet = {
  '20261123_0810_issue_reports': {
    async up(knex) {
      await knex.raw(`
        create table issue_reports (
          id uuid primary key,
          reporter_id uuid not null,
          title text not null,
          type text not null check (type in ('bug', 'feature', 'enhancement', 'performance', 'security', 'other')),
          description text not null,
          steps text,
          environment_info text,
          version text not null,
          screenshot_file_id uuid,
          status text not null default 'new' check (status in ('new', 'triaged', 'in_progress', 'resolved', 'closed')),
          assignee_id uuid,
          feature_id uuid references features on delete set null,
          -- Rises with each change. An editor sends the revision that they read: if it is no longer the latest, the server refuses the change.
          revision int not null default 0,
          -- The key of the reporter's request, so that a repeated request makes no second report. The hash tells if the repeated text is the same.
          request_key text,
          request_hash text not null,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          unique (reporter_id, request_key)
        );
        create index issue_reports_feature on issue_reports (feature_id) where feature_id is not null;
        create index issue_reports_status on issue_reports (status, id);
        create index issue_reports_assignee on issue_reports (assignee_id, id);
        create index issue_reports_reporter on issue_reports (reporter_id, id);
        create table issue_replies (
          id uuid primary key,
          issue_id uuid not null references issue_reports (id) on delete cascade,
          -- The administrator who wrote the reply. Null once their account was deleted.
          author_id uuid,
          text text not null,
          created_at timestamptz not null
        );
        create index issue_replies_issue on issue_replies (issue_id, id);
        create index issue_replies_author on issue_replies (author_id) where author_id is not null;
      `);
    },
    async down(knex) {
      await knex.raw('drop table issue_replies; drop table issue_reports');
    },
  },
};
