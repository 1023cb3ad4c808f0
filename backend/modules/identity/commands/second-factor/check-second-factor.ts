import { millis } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { hashRecoveryCode } from '../../domain/recovery-code.ts';
import { matchingStep } from '../../domain/totp.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { openFactorSecret } from './factor-secret.ts';

/** The result of checking a second factor. 'off': the account has none. 'wanted': it has one, and the request sent no code. */
export type FactorVerdict = 'off' | 'wanted' | 'right' | 'wrong';

type CheckDeps = Pick<IdentityContext, 'db' | 'clock' | 'sealer' | 'passwords'>;

/**
 * Checks a typed second factor: six digits of the authenticator, or a recovery code. A right code is used up, so of several requests at once
 * only one succeeds. The caller counts the tries first.
 */
export async function checkSecondFactor(context: CheckDeps, userId: string, code: string | undefined): Promise<FactorVerdict> {
  const [factor] = await rows<{ secret_sealed: string }>(
    context.db.knex,
    'select secret_sealed from second_factors where user_id = ? and confirmed_at is not null',
    [userId],
  );
  if (!factor) return 'off';
  const typed = code?.replace(/\s/g, '') ?? '';
  if (typed === '') return 'wanted';
  const used = /^\d{6}$/.test(typed) ? useStep(context, userId, factor.secret_sealed, typed) : useRecoveryCode(context, userId, typed);
  return (await used) ? 'right' : 'wrong';
}

async function useStep({ db, clock, sealer }: CheckDeps, userId: string, sealed: string, code: string): Promise<boolean> {
  // The secret is null when the server's key has changed since it was stored. Then every code of six digits is wrong, and the person needs a recovery code.
  const secret = openFactorSecret(sealer, userId, sealed);
  const step = secret && matchingStep(secret, code, millis(clock));
  if (!step) return false;
  const used = await rows(
    db.knex,
    `update second_factors set last_step = :step
     where user_id = :userId and confirmed_at is not null and secret_sealed = :sealed and last_step < :step returning 1`,
    { userId, sealed, step },
  );
  return used.length === 1;
}

async function useRecoveryCode({ db, clock, passwords }: CheckDeps, userId: string, code: string): Promise<boolean> {
  const typed = hashRecoveryCode(userId, code);
  // All recovery codes of an account share one salt. Codes of older versions have none until maintenance has hashed them again.
  const salts = await rows<{ salt: Buffer | null }>(db.knex, 'select distinct salt from recovery_codes where user_id = ? and used_at is null', [userId]);
  for (const { salt } of salts) {
    const hash = salt === null ? typed : await passwords.stretch(typed, salt);
    const used = await rows(db.knex, 'update recovery_codes set used_at = ? where user_id = ? and code_hash = ? and used_at is null returning 1', [clock.now(), userId, hash]);
    if (used.length === 1) return true;
  }
  return false;
}

/** Returns the users among these who have a confirmed second factor. */
export async function hasSecondFactor(connection: Connection, userIds: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ user_id: string }>(
    connection,
    'select user_id from second_factors where user_id = any(?) and confirmed_at is not null',
    [[...userIds]],
  );
  return new Set(found.map((row) => row.user_id));
}
