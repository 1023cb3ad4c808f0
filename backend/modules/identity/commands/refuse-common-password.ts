import type { IdentityContext } from '../identity-context.ts';
import { commonPassword } from '../identity.errors.ts';
import { UserModel } from '../models/user.model.ts';

/**
 * Refuses a new password that attackers try first (docs/rules/identity.md#common-passwords, docs/rules/identity.md#known-words).
 * @throws AppError password_too_common
 */
export async function refuseCommonPassword({ db, passwords }: Pick<IdentityContext, 'db' | 'passwords'>, userId: string, newPassword: string): Promise<void> {
  const person = await UserModel.query(db.knex).select('username', 'email', 'display_name').findById(userId).throwIfNotFound();
  if (passwords.isCommon(newPassword, person)) throw commonPassword('newPassword');
}
