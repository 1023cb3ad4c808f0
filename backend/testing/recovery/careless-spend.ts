import { expect } from 'vitest';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';

interface CarelessWallet {
  /** Reads the balance, compares it and writes the new one without a lock, as a ledger must never do. Returns whether the spend was allowed. */
  spend(): Promise<boolean>;
  balance(): Promise<number>;
  close(): Promise<void>;
}

/** Makes a wallet that is broken on purpose. A check that cannot tell it from the real wallet proves nothing. */
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

/** Expects that a race of spends for a wallet, which affords some of them exactly, granted neither more nor fewer and left no token. */
export function expectSpentExactly(
  outcome: { granted: number; refused: number; balance: number },
  { asked, afforded }: { asked: number; afforded: number },
): void {
  expect(outcome).toEqual({ granted: afforded, refused: asked - afforded, balance: 0 });
}
