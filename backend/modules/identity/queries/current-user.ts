import type { CurrentUser } from '#contracts/identity.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import { presentCurrentUser } from '../identity.presenter.ts';
import { UserModel } from '../models/user.model.ts';

const FACTOR = `exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null) as second_factor`;

/** Returns the signed-in user with the spendable balance; null for an unknown account. */
export async function currentUser(
  connection: Connection,
  wallet: Wallet,
  { userId, elevatedUntil }: Pick<Viewer, 'userId' | 'elevatedUntil'>,
): Promise<CurrentUser | null> {
  const [user, state] = await Promise.all([
    UserModel.query(connection).select('users.*', connection.raw(FACTOR)).findById(userId),
    wallet.state(connection, userId),
  ]);
  if (!user) return null;
  return presentCurrentUser(user as UserModel & { second_factor: boolean }, { balance: state.balance, elevatedUntil });
}
