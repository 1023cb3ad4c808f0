import { createHash } from 'node:crypto';
import type { LoginBody } from '#contracts/identity.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { isBanned } from '../domain/elevation.ts';
import type { PersonNames } from '../domain/known-words.ts';
import type { IdentityContext } from '../identity-context.ts';
import { accountBanned, commonPasswordOfAdministrator, wrongCode, wrongCredentials } from '../identity.errors.ts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';
import type { FactorVerdict } from './second-factor/check-second-factor.ts';

export type LoginDeps = Pick<IdentityContext, 'db' | 'clock' | 'limits' | 'passwords' | 'sealer' | 'options'>;

/** Where a sign-in try comes from, by which tries are counted. */
export interface LoginOrigin {
  addressKey: string;
  /** The secret in the browser's device cookie, by which the browser is recognised as a known device of the account. */
  device: string | null;
}

export interface Verified {
  userId: string;
  /** `wanted` means that the password is right, and that the person must still send the second factor's code. */
  factor: Exclude<FactorVerdict, 'wrong'>;
}

interface Candidate extends PersonNames {
  id: string;
  role: string;
  password_hash: string | null;
  banned_at: Date | null;
  banned_until: Date | null;
  ban_reason: string | null;
  known_device: boolean;
}

/**
 * Checks the name, password and code of a sign-in. Returns the person, and whether the code is still missing. Unknown names take the same
 * time and get the same answer as wrong passwords. Tries are counted by address and by account, and separately for known devices of the
 * owner. So a stranger who uses up an account's tries does not lock its owner out.
 * @throws AppError wrong_credentials, wrong_code, account_banned, password_too_common, rate_limited, unavailable
 */
export function verifyLogin(deps: LoginDeps, body: LoginBody, origin: LoginOrigin): Promise<Verified> {
  return deps.passwords.admit(() => verify(deps, body, origin));
}

async function verify(deps: LoginDeps, body: LoginBody, origin: LoginOrigin): Promise<Verified> {
  const { limits, passwords, clock } = deps;
  const account = body.username.toLowerCase();
  await limits.take('loginAddress', origin.addressKey);
  const user = await findCandidate(deps, account, origin.device);
  const tries = user?.known_device
    ? ({ limit: 'loginDevice', subject: `${account}:${origin.device}` } as const)
    : ({ limit: 'loginAccount', subject: account } as const);
  await limits.take(tries.limit, tries.subject);
  const matches = await passwords.verify(user?.password_hash ?? null, body.password);
  if (!user?.password_hash || !matches) throw wrongCredentials();
  if (isBanned(user, millis(clock))) throw accountBanned(user.ban_reason, user.banned_until);
  if (user.role === 'admin' && passwords.isCommon(body.password, user)) throw commonPasswordOfAdministrator();
  const factor = await checkSecondFactor(deps, user.id, body.code);
  if (factor === 'wanted') return { userId: user.id, factor };
  if (factor === 'wrong') throw wrongCode();
  await limits.forget(tries.limit, tries.subject);
  if (passwords.isOutdated(user.password_hash)) await strengthen(deps, user.id, user.password_hash, body.password);
  return { userId: user.id, factor };
}

/** Reads everything that a sign-in needs in one statement, so that a known name takes no longer than an unknown one. */
async function findCandidate({ db, clock, options }: LoginDeps, account: string, device: string | null): Promise<Candidate | undefined> {
  const since = new Date(millis(clock) - options.knownDeviceMs);
  const [row] = await rows<Candidate>(
    db.knex,
    `select u.id, u.username, u.email, u.display_name, u.role, u.banned_at, u.banned_until, u.ban_reason, c.password_hash,
       exists (select 1 from known_devices d where d.user_id = u.id and d.device_hash = ? and d.last_seen_at > ?) as known_device
     from users u left join credentials c on c.user_id = u.id where lower(u.username) = ? and u.erased_at is null`,
    [hashDevice(device ?? ''), since, account],
  );
  return row;
}

/** Hashes a device secret for storage, as session tokens are hashed. */
export const hashDevice = (secret: string): Buffer => createHash('sha256').update(`device:${secret}`).digest();

async function strengthen({ db, passwords }: LoginDeps, userId: string, verified: string, password: string): Promise<void> {
  const stronger = await passwords.hash(password);
  // Stores the stronger hash only if the old hash is still there, so that a change of password at the same moment is kept.
  await rows(db.knex, 'update credentials set password_hash = ? where user_id = ? and password_hash = ?', [stronger, userId, verified]);
}
