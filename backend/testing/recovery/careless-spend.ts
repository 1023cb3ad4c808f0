import { expect } from 'vitest';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';

interface CarelessWallet {
  /** Reads the balance, compares, writes: what a ledger must never do. True when it was allowed. */
  spend(): Promise<boolean>;
  balance(): Promise<number>;
  close(): Promise<void>;
}

/** The deliberately broken twin of the wallet: a check that cannot tell it from the real one proves nothing. */
export async function spendCarelessly({ knex }: Database, { balance, price }: { balance: number; price: number }): Promise<CarelessWallet> {
  const table = `careless_${newId().replaceAll('-', '')}`;
  await knex.raw('create table ?? (balance int not null)', [table]);
  await knex(table).insert({ balance });
  return {
    async spend() {
      const row = await knex<{ balance: number }>(table).first('balance');
      if (row!.balance < price) return false;
      await knex(table).update({ balance: row!.balance - price });
      return true;
    },
    balance: async () => (await knex<{ balance: number }>(table).first('balance'))!.balance,
    close: async () => void (await knex.raw('drop table ??', [table])),
  };
}

/** What must hold after a race for a wallet that affords some of the spends and ends empty: no more, no fewer, no rest. */
export function expectSpentExactly(
  outcome: { granted: number; refused: number; balance: number },
  { asked, afforded }: { asked: number; afforded: number },
): void {
  expect(outcome).toEqual({ granted: afforded, refused: asked - afforded, balance: 0 });
}
