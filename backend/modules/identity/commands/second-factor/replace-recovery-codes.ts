import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../domain/recovery-code.ts';

/** Ten new codes in place of the old ones, used or not. This is the only time that they can be read. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
  await tx('recovery_codes').insert(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(userId, code) })));
  return codes;
}
