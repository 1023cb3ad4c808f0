import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Addresses that wait for their confirmation, and recoveries of lost second factors. */
export const factorRecoveryMigrations: MigrationSet = {
  '20261122_2350_factor_recovery': {
    async up(knex) {
      await knex.raw(`
        -- Asked for; becomes the address when its email is confirmed.
        alter table users add column new_email text;
        alter table email_tokens drop constraint email_tokens_kind_check,
          add constraint email_tokens_kind_check check (kind in ('reset', 'confirm', 'recover_factor', 'keep_factor'));
        create table factor_recoveries (
          user_id uuid primary key references users (id) on delete cascade,
          started_at timestamptz not null,
          -- From then on a sign-in by password takes the second factor off.
          ready_at timestamptz not null
        );
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop table factor_recoveries;
        delete from email_tokens where kind in ('recover_factor', 'keep_factor');
        alter table email_tokens drop constraint email_tokens_kind_check, add constraint email_tokens_kind_check check (kind in ('reset', 'confirm'));
        alter table users drop column new_email;
      `);
    },
  },
};
