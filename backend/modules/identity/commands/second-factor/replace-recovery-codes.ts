import { randomBytes } from 'node:crypto';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../domain/recovery-code.ts';
import type { Passwords } from '../../passwords.ts';

const SALT_BYTES = 16;

/** Ten recovery codes, and the hashes that are stored of them. The caller shows the codes once. */
export interface PreparedCodes {
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** One salt for all recovery codes of an account: checking a typed code then costs one hash, not ten. */
export const newCodeSalt = (): Buffer => randomBytes(SALT_BYTES);

/**
 * Makes ten recovery codes and their hashes. This takes a third of a second of one core, so it must not run inside a transaction.
 * @throws AppError unavailable
 */
export async function prepareRecoveryCodes(passwords: Pick<Passwords, 'stretch'>, userId: string): Promise<PreparedCodes> {
  const codes = newRecoveryCodes();
  const salt = newCodeSalt();
  const hashes: Buffer[] = [];
  // The hashes are computed one after the other, so that sign-ins get hashing slots in between.
  for (const code of codes) hashes.push(await passwords.stretch(hashRecoveryCode(userId, code), salt));
  return { codes, salt, hashes };
}

/** Replaces all recovery codes of an account, used or not, by new ones. Returns the new codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, { codes, salt, hashes }: PreparedCodes): Promise<string[]> {
  await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
  await tx('recovery_codes').insert(hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt })));
  return codes;
}
