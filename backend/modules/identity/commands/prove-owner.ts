import { codeMissing, passwordMissing } from '../account-deletion.errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { passwordNeeded, wrongCode } from '../identity.errors.ts';
import { CredentialModel } from '../models/credential.model.ts';
import { checkPassword } from './check-password.ts';
import { checkSecondFactor, hasSecondFactor } from './second-factor/check-second-factor.ts';

type ProofDeps = Pick<IdentityContext, 'db' | 'clock' | 'sealer' | 'limits' | 'passwords'>;

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Checks the second factor of an account, if it has one. A right code is used up.
 * @throws AppError second_factor_required, wrong_code, rate_limited
 */
export async function proveFactor(context: ProofDeps, userId: string, code: string | undefined): Promise<void> {
  await context.limits.take('secondFactor', userId);
  const verdict = await checkSecondFactor(context, userId, code);
  if (verdict === 'wanted') throw codeMissing();
  if (verdict === 'wrong') throw wrongCode();
  await context.limits.forget('secondFactor', userId);
}

/**
 * Checks that the account's owner makes this request, not a stranger at an open screen. It asks for the password if the account has one, and
 * for the second factor if it is on.
 * @throws AppError invalid_request, wrong_password, and as proveFactor
 */
export async function proveOwner(context: ProofDeps, userId: string, { password, code }: Proof): Promise<void> {
  const hasPassword = (await CredentialModel.query(context.db.knex).findById(userId)) !== undefined;
  if (hasPassword) {
    if (password === undefined) throw passwordMissing();
    await checkPassword(context, userId, password);
  }
  await proveFactor(context, userId, code);
}

/**
 * Checks the owner before a credential is added, so that a stranger at an open session cannot add one. It asks for the code if a second
 * factor is on, else for the password.
 * @throws AppError password_needed, invalid_request, wrong_password, and as proveFactor
 */
export async function proveEither(context: ProofDeps, userId: string, { password, code }: Proof): Promise<void> {
  if ((await hasSecondFactor(context.db.knex, [userId])).has(userId)) return proveFactor(context, userId, code);
  if (!(await CredentialModel.query(context.db.knex).findById(userId))) throw passwordNeeded();
  if (password === undefined) throw passwordMissing();
  await checkPassword(context, userId, password);
}
