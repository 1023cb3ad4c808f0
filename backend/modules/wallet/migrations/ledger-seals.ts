import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * The functions that seal history, with the same results, in words that Postgres can inline: a conversion that depends on
 * settings (`int || text`, `convert_to`) made each call a function call, and the proof of a million entries a third
 * slower. A text without backslashes is the same bytes as `bytea`; kinds and accounts are fixed words.
 */
export const ledgerSeals: MigrationSet = {
  '20261121_0930_ledger_seals': {
    async up(knex) {
      await knex.raw(`
        create or replace function ledger_leg(leg int, owner uuid, account text, amount int) returns text language sql immutable
          return leg::text || ' ' || coalesce(owner::text, '-') || ' ' || account || ' ' || amount::text;
        create or replace function ledger_seal(previous bytea, tx_id uuid, kind text, legs text) returns bytea language sql immutable
          return sha256(previous || (tx_id::text || ' ' || kind || ' ' || legs)::bytea);
      `);
    },
    async down(knex) {
      await knex.raw(`
        create or replace function ledger_leg(leg int, owner uuid, account text, amount int) returns text language sql immutable
          return leg || ' ' || coalesce(owner::text, '-') || ' ' || account || ' ' || amount;
        create or replace function ledger_seal(previous bytea, tx_id uuid, kind text, legs text) returns bytea language sql immutable
          return sha256(previous || convert_to(tx_id || ' ' || kind || ' ' || legs, 'UTF8'));
      `);
    },
  },
};
