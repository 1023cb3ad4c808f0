import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the table of payout requests. */
export const cashOutsMigrations: MigrationSet = {
  '20261126_1833_cash_outs': {
    async up(knex) {
      await knex.raw(`
        create table cash_outs (
          id uuid primary key,
          user_id uuid not null,
          tokens int not null check (tokens > 0),
          -- The money for all tokens of the request in US cents, at the rate of the day of the request.
          amount_cents int not null check (amount_cents > 0),
          status text not null check (status in ('requested', 'approved', 'paid', 'rejected')),
          -- Where the creator wants the money, encrypted with the server's secret. Null once the request is paid or rejected, or the account is deleted.
          pay_to text,
          requested_at timestamptz not null,
          decided_at timestamptz,
          paid_at timestamptz,
          decided_by uuid,
          note text
        );
        create unique index cash_outs_one_open on cash_outs (user_id) where status in ('requested', 'approved');
        create index cash_outs_of_user on cash_outs (user_id, id desc);
        create index cash_outs_by_status on cash_outs (status, id);
      `);
    },
    async down(knex) {
      await knex.raw('drop table cash_outs;');
    },
  },
};
