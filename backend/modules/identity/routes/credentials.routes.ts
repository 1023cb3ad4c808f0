import { changeEmail as changeEmailEndpoint, changePassword as changePasswordEndpoint, keepEmail as keepEmailEndpoint, listSessions as listSessionsEndpoint, revokeOtherSessions, revokeSession } from '#contracts/account.ts';
import { confirmEmail as confirmEmailEndpoint, requestReset as requestResetEndpoint, resendConfirmation as resendEndpoint, resetPassword as resetPasswordEndpoint } from '#contracts/password-reset.ts';
import { notFound } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { changeEmail, confirmEmail, keepEmail, resendConfirmation } from '../commands/change-email.ts';
import { changePassword } from '../commands/change-password.ts';
import { completeSignIn } from '../commands/complete-sign-in.ts';
import { endSessions } from '../commands/end-sessions.ts';
import { requestReset } from '../commands/request-reset.ts';
import { resetPassword } from '../commands/reset-password.ts';
import type { IdentityContext } from '../identity-context.ts';
import { accountView } from '../queries/account-view.ts';
import { listSessions } from '../queries/list-sessions.ts';

// The fixed messages of these routes (docs/rules/identity.md#refusal-messages).
const ASKED = "If your email exists in our system, you'll receive reset instructions.";
const RESET = 'Your password has been updated. You can now log in with your new password.';

const success = (message?: string) => ({ success: true as const, ...(message !== undefined && { message }) });

/** Routes for passwords, email addresses and sessions. */
export function credentialRoutes(routes: Routes, context: IdentityContext): void {
  const { db } = context;

  routes.session(requestResetEndpoint, 'open', async ({ body, ip }) => ({
    ...success(ASKED),
    ...(await requestReset(context, body.email, addressKey(ip))),
  }));
  routes.session(resetPasswordEndpoint, 'open', async ({ body, ip }) => {
    await resetPassword(context, body, addressKey(ip));
    return success(RESET);
  });
  routes.session(confirmEmailEndpoint, 'open', async ({ body }) => {
    await confirmEmail(context, body.token);
    return success('Your address is confirmed.');
  });
  routes.session(resendEndpoint, 'member', async ({ viewer }) => {
    await resendConfirmation(context, viewer.userId);
    return success('The email is on its way.');
  });

  routes.session(changeEmailEndpoint, 'member', async ({ body, viewer }) => {
    await changeEmail(context, viewer.userId, body);
    return { account: await accountView(db.knex, context, viewer.userId) };
  });
  routes.write(keepEmailEndpoint, 'member', async ({ viewer }, tx) => {
    await keepEmail(tx, context, viewer.userId);
    return { account: await accountView(tx, context, viewer.userId) };
  });
  routes.session(changePasswordEndpoint, 'member', async ({ body, viewer }, auth) => {
    await changePassword(context, viewer, body);
    // The new session after a password change is not elevated, although the old one may have been.
    await completeSignIn(context, viewer.userId, auth);
    return success('Your password is changed, and every other browser is signed out.');
  });

  routes.read(listSessionsEndpoint, 'member', async ({ viewer }) => ({ sessions: await listSessions(context, viewer) }));
  routes.write(revokeSession, 'member', async ({ params, viewer }, tx) => {
    const ended = await endSessions(tx, context, { userId: viewer.userId, only: params.id });
    if (ended === 0) throw notFound('This session');
    return success();
  });
  routes.write(revokeOtherSessions, 'member', async ({ viewer }, tx) => {
    await endSessions(tx, context, { userId: viewer.userId, except: viewer.sessionId });
    return success();
  });
}
