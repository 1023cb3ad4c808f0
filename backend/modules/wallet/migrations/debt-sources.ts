import type { MigrationSet } from '#kernel/db/migrate.ts';

const sumOf = (split: string): string => ['bonus', 'subscription', 'earned', 'purchased'].map((bucket) => `(${split}->>'${bucket}')::int`).join(' + ');

/**
 * An entry that pays a debt says which tokens paid it. Without it a dispute that is won would give purchased tokens for a
 * debt that bonus tokens had paid, and gifts could be cashed in.
 */
export const debtSources: MigrationSet = {
  '20261123_0115_debt_sources': {
    async up(knex) {
      await knex.raw(`
        alter table ledger_entries drop constraint ledger_entries_split, add constraint ledger_entries_split check (case
          when account = 'pending_earned' then (${sumOf('split')} = amount) is true
          when account = 'debt' and amount > 0 then split is null or (${sumOf('split')} = amount) is true
          else split is null end) not valid;
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table ledger_entries drop constraint ledger_entries_split, add constraint ledger_entries_split check (case
          when account = 'pending_earned' then (${sumOf('split')} = amount) is true
          else split is null end) not valid;
      `);
    },
  },
};
