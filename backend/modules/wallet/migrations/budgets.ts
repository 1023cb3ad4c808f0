import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Adds a person's spending limits to the row of the wallet, which a hold locks anyway. */
export const budgetsMigration: MigrationSet = {
  '20261126_0640_wallet_budgets': {
    async up(knex) {
      await knex.raw(`
        alter table wallets
          add column budget_run int check (budget_run >= 0),
          add column budget_day int check (budget_day >= 0),
          add column spending_stopped boolean not null default false,
          -- Tokens that were held or charged on the UTC day spent_day. On any other day nothing is spent yet.
          add column spent_day date,
          add column spent_today int not null default 0 check (spent_today >= 0),
          -- The UTC day of the last message that the daily budget is nearly used. Null before the first.
          add column budget_told_day date;
        update wallets w set spent_day = h.day, spent_today = h.spent
        from (
          select user_id, (now() at time zone 'UTC')::date as day, sum(amount - released)::int as spent from holds
          where held_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' group by user_id
        ) h where h.user_id = w.user_id;
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table wallets drop column budget_run, drop column budget_day, drop column spending_stopped, drop column spent_day,
          drop column spent_today, drop column budget_told_day;
      `);
    },
  },
};
