import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Sums the tokens in all wallets, held ones included: the platform owes them to its members. */
export async function walletOutstanding(connection: Connection): Promise<number> {
  const sum = one(await rows<{ tokens: number }>(
    connection,
    'select coalesce(sum(bonus + subscription + earned + purchased + held), 0) as tokens from wallets',
  ));
  return sum.tokens;
}
