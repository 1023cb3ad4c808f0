import { UniqueViolationError } from 'objection';
import type { RegisterBody } from '#contracts/identity.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { IdempotencyKey } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { isReservedUsername } from '../domain/reserved-username.ts';
import type { IdentityContext } from '../identity-context.ts';
import { emailTaken, usernameTaken } from '../identity.errors.ts';
import { userRegistered } from '../identity.events.ts';
import { CredentialModel } from '../models/credential.model.ts';
import { UserModel } from '../models/user.model.ts';
import type { Arrival } from '../newcomers.port.ts';
import { sendConfirmationEmail } from './change-email.ts';

export type RegisterDeps = Pick<IdentityContext, 'db' | 'clock' | 'outbox' | 'wallet' | 'passwords' | 'emailSender' | 'newcomers' | 'options'>;

/** The key of a repeated registration. It belongs to the IP address, not to an account, because the first answer may have signed the sender in. */
export type RegistrationKey = Pick<IdempotencyKey, 'scope' | 'key' | 'requestHash'>;

/**
 * Creates an account with its wallet. A repeated request with the same key and body gets the account of the first one.
 * @throws AppError username_taken, email_taken, idempotency_key_reused, unavailable
 */
export async function registerUser(deps: RegisterDeps, body: RegisterBody, key: RegistrationKey | null, arrival: Arrival): Promise<string> {
  const known = key && (await accountOf(deps.db, key));
  if (known) return known;
  await refuseTaken(deps.db, body);
  const passwordHash = await deps.passwords.hash(body.password);
  try {
    return await deps.db.transaction((tx) => insertUser(tx, deps, { body, passwordHash, key, arrival }));
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    const first = key && (await accountOf(deps.db, key));
    if (first) return first;
    throw error.constraint === 'users_email_key' ? emailTaken() : usernameTaken();
  }
}

async function accountOf(db: Database, key: RegistrationKey): Promise<string | null> {
  const [row] = await rows<{ user_id: string; request_hash: string }>(
    db.knex,
    'select user_id, request_hash from registration_keys where scope = ? and key = ?',
    [key.scope, key.key],
  );
  if (!row) return null;
  if (row.request_hash === key.requestHash) return row.user_id;
  throw new AppError('idempotency_key_reused', 'unprocessable', 'This Idempotency-Key was used for another request.');
}

/** Refuses a taken name or email before the password is hashed, which is slow. The unique indexes still decide. */
async function refuseTaken(db: Database, { username, email }: RegisterBody): Promise<void> {
  if (isReservedUsername(username)) throw usernameTaken();
  const found = await UserModel.query(db.knex)
    .select('username', 'email')
    .whereRaw('lower(username) = lower(?) or lower(email) = lower(?)', [username, email]);
  if (found.some((user) => user.username.toLowerCase() === username.toLowerCase())) throw usernameTaken();
  if (found.length > 0) throw emailTaken();
}

interface Registration {
  body: RegisterBody;
  passwordHash: string;
  key: RegistrationKey | null;
  arrival: Arrival;
}

async function insertUser(tx: Tx, deps: RegisterDeps, { body, passwordHash, key, arrival }: Registration): Promise<string> {
  const { clock, outbox, wallet, newcomers } = deps;
  const now = clock.now();
  const userId = newId();
  await UserModel.query(tx).insert({
    id: userId,
    username: body.username,
    email: body.email,
    display_name: body.displayName || null,
    created_at: now,
    updated_at: now,
  });
  if (key) {
    await tx('registration_keys').insert({
      scope: key.scope,
      key: key.key,
      request_hash: key.requestHash,
      user_id: userId,
      created_at: now,
    });
  }
  await CredentialModel.query(tx).insert({ user_id: userId, password_hash: passwordHash, changed_at: now });
  await wallet.open(tx, userId);
  await newcomers.arrived(tx, userId, arrival);
  await sendConfirmationEmail(tx, deps, { id: userId, email: body.email });
  await outbox.publish(tx, userRegistered, { userId, username: body.username });
  return userId;
}
