import type { ResetPasswordBody } from '#contracts/password-reset.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { emailTokenInvalid } from '../identity.errors.ts';
import { credentialsChanged, emailConfirmed } from '../identity.events.ts';
import { passwordChangedEmail } from '../identity.emails.ts';
import { ownerOfEmailToken, useEmailToken } from './email-token.ts';
import { endSessions } from './end-sessions.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Confirms the address, because the reset email arrived there. If it was not confirmed before, a stranger may have made the account, so its
 * social logins are removed. The second factor stays: access to the mailbox must not be enough. An owner without it must use the slow
 * recovery.
 */
async function proveAddress(tx: Tx, { clock, outbox }: Pick<IdentityContext, 'clock' | 'outbox'>, { userId, email }: { userId: string; email: string }): Promise<void> {
  const first = await tx('users').where({ id: userId, email, email_confirmed_at: null }).update({ email_confirmed_at: clock.now() });
  if (first === 0) return;
  await outbox.publish(tx, emailConfirmed, { userId });
  await tx('social_logins').where({ user_id: userId }).delete();
}

/**
 * Sets a new password with an emailed token, which works once. Every session and known device of the account ends, so that a thief with the
 * old password is out.
 * @throws AppError token_invalid, password_too_common, rate_limited, unavailable
 */
export async function resetPassword(context: IdentityContext, { token, newPassword }: ResetPasswordBody, addressKey: string): Promise<void> {
  const { db, clock, limits, emailSender, outbox, passwords } = context;
  await limits.take('resetAddress', addressKey);
  const owner = await ownerOfEmailToken(db.knex, clock, 'reset', token);
  if (owner === null) throw emailTokenInvalid('reset');
  await refuseCommonPassword(context, owner, newPassword);
  const hash = await passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    const used = await useEmailToken(tx, clock, 'reset', token);
    if (!used) throw emailTokenInvalid('reset');
    await setPassword(tx, clock, used.userId, hash);
    await proveAddress(tx, context, used);
    await tx('known_devices').where({ user_id: used.userId }).delete();
    await endSessions(tx, context, { userId: used.userId });
    await outbox.publish(tx, credentialsChanged, { userId: used.userId, what: 'password' });
    await emailSender.send(tx, passwordChangedEmail(used.email));
  });
}
