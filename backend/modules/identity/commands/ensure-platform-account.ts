import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import type { PlatformAccount } from '../identity.ts';
import { UserModel } from '../models/user.model.ts';

/**
 * Returns the id of a platform account, and creates the account if it is missing. It has no credential, so no person can sign in to it.
 * @throws Error when a person has the name
 */
export async function ensurePlatformAccount(tx: Tx, clock: Clock, account: PlatformAccount): Promise<string> {
  const now = clock.now();
  await UserModel.query(tx)
    .insert({
      id: newId(),
      username: account.username,
      display_name: account.displayName,
      bio: account.bio,
      role: 'creator',
      platform: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict(tx.raw('(lower(username))'))
    .ignore();
  const found = await UserModel.query(tx).select('id', 'platform').whereRaw('lower(username) = lower(?)', [account.username]).first();
  if (!found?.platform) throw new Error(`The name ${account.username} belongs to a person`);
  return found.id;
}
