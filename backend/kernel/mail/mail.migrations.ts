import type { MigrationSet } from '../db/migrate.ts';

/** Mails on their way, and those that stay here because there is no mail server. */
export const mailMigrations: MigrationSet = {
  '20261121_0030_mails': {
    async up(knex) {
      await knex.raw(`
        create table mails (
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
        create index mails_newest on mails (created_at desc, id desc);
      `);
    },
    async down(knex) {
      await knex.raw('drop table mails');
    },
  },
  '20261121_0031_mail_claims': {
    async up(knex) {
      await knex.raw(`
        alter table mails add column claimed_until timestamptz;
        create index mails_queued on mails (created_at) where status = 'queued';
      `);
    },
    async down(knex) {
      await knex.raw('drop index mails_queued; alter table mails drop column claimed_until');
    },
  },
};
