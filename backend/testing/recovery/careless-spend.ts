import { expect } from 'vitest';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';

interface CarelessWallet {
  /** Reads the balance, compares, writes: what a ledger must never do. True when it was allowed. */
  spend(): Promise<boolean>;
  /** Spends recorded. */
  spent(): Promise<number>;
  close(): Promise<void>;
}

/** The deliberately broken twin of the wallet: a check that cannot tell it from the real one proves nothing. */
export async function spendCarelessly({ knex }: Database, { balance, price }: { balance: number; price: number }): Promise<CarelessWallet> {
  const table = `careless_${newId().replaceAll('-', '')}`;
  await knex.raw('create table ?? (balance int not null, spent int not null)', [table]);
  await knex(table).insert({ balance, spent: 0 });
  return {
    async spend() {
      const row = await knex<{ balance: number }>(table).first('balance');
      if (row!.balance < price) return false;
      await knex(table).update({ balance: row!.balance - price, spent: knex.raw('spent + 1') });
      return true;
    },
    spent: async () => (await knex<{ spent: number }>(table).first('spent'))!.spent,
    close: async () => void (await knex.raw('drop table ??', [table])),
  };
}

/** As many were let through as the balance affords. */
export function expectOneWinnerPerToken({ granted, afforded }: { granted: number; afforded: number }): void {
  expect(granted).toBe(afforded);
}
