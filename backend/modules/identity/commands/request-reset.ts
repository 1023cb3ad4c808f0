import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { resetEmail } from '../identity.emails.ts';
import { UserModel } from '../models/user.model.ts';
import { issueEmailToken } from './email-token.ts';

export type ResetDeps = Pick<IdentityContext, 'clock' | 'emailSender' | 'options'>;

/**
 * Emails a link to reset the password and returns its token. Without an account the same statements run, so that the time does not tell
 * whether an account exists.
 */
export async function sendResetEmail(tx: Tx, { clock, emailSender, options }: ResetDeps, user: { id: string; email: string } | null): Promise<string> {
  const lifeMs = options.resetTokenMs;
  const token = await issueEmailToken(tx, clock, { kind: 'reset', userId: user?.id ?? null, email: user?.email ?? '', lifeMs });
  await emailSender.send(tx, resetEmail(user?.email ?? null, options.publicUrl, token, lifeMs));
  return token;
}

/**
 * Answers a request for a password reset in the same way whether the account exists or not. The answer contains the token only if no email
 * can be sent (docs/rules/identity.md#reset-token-answer). The token of an unknown address opens nothing.
 * @throws AppError rate_limited
 */
export async function requestReset(context: ResetDeps & Pick<IdentityContext, 'db' | 'limits'>, email: string, addressKey: string): Promise<{ token?: string }> {
  const { db, limits, options } = context;
  await limits.take('resetAddress', addressKey);
  await limits.take('resetAccount', email.toLowerCase());
  const token = await db.transaction(async (tx) => {
    const user = await UserModel.query(tx).select('id', 'email').whereRaw('lower(email) = lower(?) and erased_at is null', [email]).first();
    return sendResetEmail(tx, context, user?.email ? { id: user.id, email: user.email } : null);
  });
  return options.tellResetToken ? { token } : {};
}
