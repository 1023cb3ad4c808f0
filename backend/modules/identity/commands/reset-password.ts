import type { ResetPasswordBody } from '#contracts/password-reset.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { commonPassword, emailTokenInvalid } from '../identity.errors.ts';
import { credentialsChanged, emailConfirmed } from '../identity.events.ts';
import { passwordChangedEmail } from '../identity.emails.ts';
import { isLiveEmailToken, useEmailToken } from './email-token.ts';
import { endSessions } from './end-sessions.ts';
import { setPassword } from './set-password.ts';

/**
 * The email arrived, so the address is theirs. If that was not proven before, the account may have been made by a stranger:
 * social logins linked until then are closed with the password. A second factor stays, always: a reader of the mailbox must
 * not get past it by a reset. An owner who never had it takes it off by the slow recovery.
 */
async function proveAddress(tx: Tx, { clock, outbox }: Pick<IdentityContext, 'clock' | 'outbox'>, { userId, email }: { userId: string; email: string }): Promise<void> {
  const first = await tx('users').where({ id: userId, email, email_confirmed_at: null }).update({ email_confirmed_at: clock.now() });
  if (first === 0) return;
  await outbox.publish(tx, emailConfirmed, { userId });
  await tx('social_logins').where({ user_id: userId }).delete();
}

/**
 * Sets a new password with the token of an email, which works once. Every session ends, and no browser is known any more:
 * a thief who was in with the old password is out.
 * @throws AppError token_invalid, password_too_common, rate_limited, unavailable
 */
export async function resetPassword(context: IdentityContext, { token, newPassword }: ResetPasswordBody, addressKey: string): Promise<void> {
  const { db, clock, limits, emailSender, outbox, passwords } = context;
  await limits.take('resetAddress', addressKey);
  if (!(await isLiveEmailToken(db.knex, clock, 'reset', token))) throw emailTokenInvalid('reset');
  if (passwords.isCommon(newPassword)) throw commonPassword('newPassword');
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
