import type { Connection } from '#kernel/db/database.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import type { WalletState } from '../wallet.ts';

const STATE = {
  name: 'wallet_state_1',
  sql: `select case when debt > 0 then 0 else bonus + subscription + earned + purchased end as balance, held, debt
    from wallets where user_id = ?`,
};

/** Reads a person's spendable, held and owed tokens. A debt leaves none spendable. Zeros for an account without a wallet. */
export async function walletState(
  connection: Connection,
  userId: string,
): Promise<{ balance: number; held: number; debt: number }> {
  const [state] = await prepared<{ balance: number; held: number; debt: number }>(connection, STATE, [userId]);
  return state ?? { balance: 0, held: 0, debt: 0 };
}

/** Reads the balances of many people by user id, in one query. Accounts without a wallet are absent. */
export async function walletStates(connection: Connection, userIds: readonly string[]): Promise<Map<string, WalletState>> {
  if (userIds.length === 0) return new Map();
  const states = await rows<WalletState & { user_id: string }>(
    connection,
    `select user_id, case when debt > 0 then 0 else bonus + subscription + earned + purchased end as balance, held
     from wallets where user_id = any(?::uuid[])`,
    [userIds],
  );
  return new Map(states.map(({ user_id: userId, balance, held }) => [userId, { balance, held }]));
}
