import type { IdentityContext } from '../identity-context.ts';
import { passwordNeeded, wrongPassword } from '../identity.errors.ts';
import { CredentialModel } from '../models/credential.model.ts';

/**
 * Checks the password that a signed-in person types again, to prove that they own the account. `field` is the form field that shows the
 * refusal.
 * @throws AppError wrong_password, password_needed, rate_limited, unavailable
 */
export async function checkPassword(
  { db, limits, passwords }: Pick<IdentityContext, 'db' | 'limits' | 'passwords'>,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  await limits.take('reauthenticate', userId);
  const credential = await CredentialModel.query(db.knex).findById(userId);
  if (!credential) throw passwordNeeded();
  if (!(await passwords.verify(credential.password_hash, password))) throw wrongPassword(field);
  await limits.forget('reauthenticate', userId);
}
