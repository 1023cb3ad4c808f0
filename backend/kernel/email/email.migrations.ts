import type { MigrationSet } from '../db/migrate.ts';

/** Creates the table of emails: those that wait to be sent, those that were sent, and those that stay because there is no mail server. */
export const emailMigrations: MigrationSet = {
  '20261121_0030_emails': {
    async up(knex) {
      await knex.raw(`
        create table emails (
          id uuid primary key,
          recipient_sealed text,
          subject text not null,
          body_sealed text,
          status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'discarded', 'failed')),
          attempts int not null default 0,
          error_code text,
          created_at timestamptz not null,
          sent_at timestamptz
        );
        create index emails_newest on emails (created_at desc, id desc);
      `);
    },
    async down(knex) {
      await knex.raw('drop table emails');
    },
  },
  '20261121_0031_email_claims': {
    async up(knex) {
      await knex.raw(`
        alter table emails add column claimed_until timestamptz;
        create index emails_queued on emails (created_at) where status = 'queued';
      `);
    },
    async down(knex) {
      await knex.raw('drop index emails_queued; alter table emails drop column claimed_until');
    },
  },
};
