import type { SecondFactorProof } from '#contracts/second-factor.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { wrongCode } from '../../identity.errors.ts';
import { secondFactorOff } from '../../credentials.errors.ts';
import { checkPassword } from '../check-password.ts';
import { checkSecondFactor } from './check-second-factor.ts';

/**
 * Checks that the signed-in person knows the password and has the second factor.
 * @throws AppError wrong_password, password_needed, wrong_code, second_factor_off, rate_limited
 */
export async function proveSecondFactor(context: IdentityContext, userId: string, { password, code }: SecondFactorProof): Promise<void> {
  await context.limits.take('secondFactor', userId);
  await checkPassword(context, userId, password);
  const verdict = await checkSecondFactor(context, userId, code);
  if (verdict === 'off') throw secondFactorOff();
  if (verdict !== 'right') throw wrongCode();
  await context.limits.forget('secondFactor', userId);
}
