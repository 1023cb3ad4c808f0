import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Stores the plan of the reporter with each report, so that open reports of Pro members come first (docs/rules/feedback.md#pro-reports-first). */
export const issuePlanMigrations: MigrationSet = {
  '20261126_1311_issue_plan': {
    async up(knex) {
      await knex.raw(`
        alter table issue_reports
          -- The reporter's plan at the time of the report. Later changes of the plan do not change the row.
          add column reporter_plan text not null default 'free' check (reporter_plan in ('free', 'pro')),
          add column answer_first boolean not null generated always as (reporter_plan = 'pro' and status not in ('resolved', 'closed')) stored;
        create index issue_reports_order on issue_reports (answer_first, id);
        drop index issue_reports_status;
        create index issue_reports_status on issue_reports (status, answer_first, id);
        drop index issue_reports_assignee;
        create index issue_reports_assignee on issue_reports (assignee_id, answer_first, id);
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table issue_reports drop column answer_first, drop column reporter_plan;
        create index issue_reports_status on issue_reports (status, id);
        create index issue_reports_assignee on issue_reports (assignee_id, id);
      `);
    },
  },
};
