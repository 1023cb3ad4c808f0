import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../domain/recovery-code.ts';

/** Stores ten new recovery codes in place of all old ones, used or not. The caller shows them once, because only hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await rows(tx, 'delete from recovery_codes where user_id = ?', [userId]);
  await tx('recovery_codes').insert(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(userId, code) })));
  return codes;
}
