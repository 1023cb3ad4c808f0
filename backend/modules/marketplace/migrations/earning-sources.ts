import type { MigrationSet } from '#kernel/db/migrate.ts';

/** What paid each earning, and what of its bonus tokens is not released to the creator, and why. */
export const earningSourcesMigration: MigrationSet = {
  '20261122_2350_earning_sources': {
    async up(knex) {
      await knex.raw(`
        alter table earnings add column split jsonb,
          -- Bonus tokens that stayed with the platform when this was released.
          add column withheld int not null default 0 check (withheld >= 0),
          add column withheld_why text check (withheld_why in ('unconfirmed', 'new_account', 'pair_limit')),
          add constraint earnings_withheld_why check ((withheld > 0) = (withheld_why is not null));
        update earnings set split = jsonb_build_object('bonus', 0, 'subscription', 0, 'earned', 0, 'purchased', gross);
        alter table earnings alter column split set not null,
          add constraint earnings_split check (((split->>'bonus')::int + (split->>'subscription')::int + (split->>'earned')::int
            + (split->>'purchased')::int = gross) is true),
          add constraint earnings_withheld check (withheld <= (split->>'bonus')::int);
        -- What bonus tokens of one payer brought one creator so far.
        create index earnings_bonus_of_pair on earnings (creator_id, payer_id) where status = 'released' and (split->>'bonus')::int > 0;
        -- What of a release's share went to the bonus bucket.
        alter table earning_releases add column bonus int not null default 0;
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table earning_releases drop column bonus;
        drop index earnings_bonus_of_pair;
        alter table earnings drop constraint earnings_withheld, drop constraint earnings_split, drop constraint earnings_withheld_why,
          drop column withheld_why, drop column withheld, drop column split;
      `);
    },
  },
};
