import { randomBytes } from 'node:crypto';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../domain/recovery-code.ts';
import type { Passwords } from '../../passwords.ts';

const SALT_BYTES = 16;

/** Ten codes, with what is stored of them. The caller shows the codes once. */
export interface PreparedCodes {
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** One salt for the codes of an account: a typed code then costs one hash, not ten. */
export const newCodeSalt = (): Buffer => randomBytes(SALT_BYTES);

/** Makes ten codes and their hashes, which takes a third of a second of one core: outside of any transaction. @throws AppError unavailable */
export async function prepareRecoveryCodes(passwords: Pick<Passwords, 'stretch'>, userId: string): Promise<PreparedCodes> {
  const codes = newRecoveryCodes();
  const salt = newCodeSalt();
  const hashes: Buffer[] = [];
  // Not in parallel, so that sign-ins get hashing slots in between.
  for (const code of codes) hashes.push(await passwords.stretch(hashRecoveryCode(userId, code), salt));
  return { codes, salt, hashes };
}

/** Stores new recovery codes in place of all old ones, used or not. Returns the codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, { codes, salt, hashes }: PreparedCodes): Promise<string[]> {
  await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
  await tx('recovery_codes').insert(hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt })));
  return codes;
}
