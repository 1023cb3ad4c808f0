import type { ChangePasswordBody } from '#contracts/account.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IdentityContext } from '../identity-context.ts';
import { credentialsChanged } from '../identity.events.ts';
import { passwordChangedEmail } from '../identity.emails.ts';
import { UserModel } from '../models/user.model.ts';
import { checkPassword } from './check-password.ts';
import { endSessions } from './end-sessions.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { setPassword } from './set-password.ts';

/**
 * Stores a new password and ends every session of the account, the current one too. The route starts a new session under a new id.
 * @throws AppError wrong_password, password_too_common
 */
export async function changePassword(context: IdentityContext, { userId }: Viewer, { currentPassword, newPassword }: ChangePasswordBody): Promise<void> {
  const { db, clock, emailSender, outbox, passwords } = context;
  await checkPassword(context, userId, currentPassword, 'currentPassword');
  await refuseCommonPassword(context, userId, newPassword);
  const hash = await passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    await setPassword(tx, clock, userId, hash);
    await tx('known_devices').where({ user_id: userId }).delete();
    await endSessions(tx, context, { userId });
    await outbox.publish(tx, credentialsChanged, { userId, what: 'password' });
    const user = await UserModel.query(tx).select('email').findById(userId);
    if (user?.email) await emailSender.send(tx, passwordChangedEmail(user.email));
  });
}
