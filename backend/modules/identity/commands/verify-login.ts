import type { LoginBody } from '#contracts/identity.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import { wrongCredentials } from '../identity.errors.ts';
import { CredentialModel } from '../models/credential.model.ts';
import { UserModel } from '../models/user.model.ts';
import type { Passwords } from '../passwords.ts';

export interface LoginDeps {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  passwords: Passwords;
}

/**
 * Finds who signs in. Unknown names cost the same time and get the same answer as wrong passwords.
 * @throws AppError wrong_credentials, rate_limited, unavailable
 */
export async function verifyLogin(deps: LoginDeps, { username, password }: LoginBody, addressKey: string): Promise<string> {
  const { db, limits, passwords } = deps;
  const account = username.toLowerCase();
  await limits.take('loginAddress', addressKey);
  await limits.take('loginAccount', account);
  const user = await UserModel.query(db.knex).select('id').whereRaw('lower(username) = ?', [account]).first();
  const credential = user && (await CredentialModel.query(db.knex).findById(user.id));
  const matches = await passwords.verify(credential?.password_hash ?? null, password);
  if (!user || !credential || !matches) throw wrongCredentials();
  await limits.forget('loginAccount', account);
  if (passwords.isOutdated(credential.password_hash)) await strengthen(deps, credential, password);
  return user.id;
}

async function strengthen({ db, passwords }: LoginDeps, credential: CredentialModel, password: string): Promise<void> {
  const stronger = await passwords.hash(password);
  // Only over the hash that was just verified: a password changed meanwhile stays changed.
  await CredentialModel.query(db.knex)
    .patch({ password_hash: stronger })
    .where({ user_id: credential.user_id, password_hash: credential.password_hash });
}
