import type { CurrentUser } from '#contracts/identity.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import { presentCurrentUser } from '../identity.presenter.ts';
import { UserModel } from '../models/user.model.ts';

/** The signed-in user with the spendable balance; null when the account is gone. */
export async function currentUser(connection: Connection, wallet: Wallet, userId: string): Promise<CurrentUser | null> {
  const [user, state] = await Promise.all([UserModel.query(connection).findById(userId), wallet.state(connection, userId)]);
  return user ? presentCurrentUser(user, state.balance) : null;
}
