import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { HouseAccount } from '../identity.ts';
import { UserModel } from '../models/user.model.ts';

/**
 * Id of a platform account. It has no credential, so no person can sign in to it.
 * @throws Error when a person has the name
 */
export async function ensureHouseAccount(tx: Tx, clock: Clock, account: HouseAccount): Promise<string> {
  const now = clock.now();
  await UserModel.query(tx)
    .insert({
      id: newId(),
      username: account.username,
      display_name: account.displayName,
      bio: account.bio,
      role: 'creator',
      house: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict(tx.raw('(lower(username))'))
    .ignore();
  const found = await UserModel.query(tx).select('id', 'house').whereRaw('lower(username) = lower(?)', [account.username]).first();
  if (!found?.house) throw new Error(`The name ${account.username} belongs to a person`);
  return found.id;
}
