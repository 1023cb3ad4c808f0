import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * Every entry of pending earnings says which tokens it was paid from: bonus, subscription, earned, purchased. Without it a
 * release could not tell a welcome gift from a purchase, and gifts could be cashed in. The split is part of the seal.
 * Entries from before have none and count as purchased.
 */
export const ledgerSplits: MigrationSet = {
  '20261122_2345_ledger_splits': {
    async up(knex) {
      await knex.raw(`
        alter table ledger_entries add column split jsonb, add constraint ledger_entries_split check (case
          when account = 'pending_earned' then ((split->>'bonus')::int + (split->>'subscription')::int + (split->>'earned')::int
            + (split->>'purchased')::int = amount) is true
          else split is null end) not valid;
        create function ledger_leg(leg int, owner uuid, account text, amount int, split jsonb) returns text language sql immutable
          return ledger_leg(leg, owner, account, amount) || coalesce(' ' || split::text, '');
      `);
    },
    async down(knex) {
      await knex.raw(`
        drop function ledger_leg(int, uuid, text, int, jsonb);
        alter table ledger_entries drop constraint ledger_entries_split, drop column split;
      `);
    },
  },
};
