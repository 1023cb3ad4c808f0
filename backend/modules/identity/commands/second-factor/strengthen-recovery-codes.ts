import { rows } from '#kernel/db/raw.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { newCodeSalt } from './replace-recovery-codes.ts';

/** The most accounts that one run of the task handles: the ten hashes of one account take a third of a second of one core. */
const ACCOUNTS_AT_ONCE = 5;

/**
 * Maintenance: hashes the recovery codes of older versions again, with argon2id and without knowing the codes: the stored hash is the input.
 * A code that is used at that moment may be refused once, and works at the next try.
 */
export async function strengthenRecoveryCodes({ db, passwords }: Pick<IdentityContext, 'db' | 'passwords'>): Promise<void> {
  const accounts = await rows<{ user_id: string }>(db.knex, 'select distinct user_id from recovery_codes where salt is null limit ?', [ACCOUNTS_AT_ONCE]);
  for (const { user_id: userId } of accounts) {
    const salt = newCodeSalt();
    const codes = await rows<{ code_hash: Buffer }>(db.knex, 'select code_hash from recovery_codes where user_id = ? and salt is null', [userId]);
    const hashed: Buffer[] = [];
    for (const { code_hash: hash } of codes) hashed.push(await passwords.stretch(hash, salt));
    await db.transaction(async (tx) => {
      for (const [at, { code_hash: hash }] of codes.entries()) {
        await rows(tx, 'update recovery_codes set code_hash = ?, salt = ? where user_id = ? and code_hash = ? and salt is null', [hashed[at], salt, userId, hash]);
      }
    });
  }
}
