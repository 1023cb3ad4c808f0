import { adminLogin } from '#contracts/admin-access.ts';
import { getMe, login, logout, register } from '#contracts/identity.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { newSecret } from '#kernel/ids.ts';
import { completeSignIn } from '../commands/complete-sign-in.ts';
import { elevate } from '../commands/elevate.ts';
import { cancelByCode, finishRecovery } from '../commands/recovery/end-recovery.ts';
import { registerUser } from '../commands/register-user.ts';
import { verifyLogin } from '../commands/verify-login.ts';
import type { IdentityContext } from '../identity-context.ts';
import { loggedSignIn } from '../log-sign-in.ts';
import { currentUser } from '../queries/current-user.ts';

/** The answer when the second factor's code is missing. The client asks the person for it, and sends the same body again with the code. */
export const secondFactorWanted = () => ({
  success: false as const,
  code: 'second_factor_required' as const,
  message: 'Enter the code of your authenticator, or a recovery code.',
});

/**
 * Returns the answer to a person who has just signed in.
 * @throws AppError unauthenticated when the account was deleted meanwhile
 */
export async function signedIn({ db, wallet }: Pick<IdentityContext, 'db' | 'wallet'>, userId: string, elevatedUntil: Date | null = null) {
  const user: CurrentUser | null = await currentUser(db.knex, wallet, { userId, elevatedUntil: elevatedUntil?.toISOString() ?? null });
  if (!user) throw unauthenticated();
  return { success: true as const, user };
}

/** Routes to register, to sign in and out, to use the administrators' password, and to read the signed-in user. */
export function authRoutes(routes: Routes, context: IdentityContext): void {
  const { db, limits, wallet } = context;

  routes.read(getMe, 'open', async ({ viewer }) => ({ user: viewer ? await currentUser(db.knex, wallet, viewer) : null }));

  routes.session(register, 'open', ({ body, idempotency, ip, requestId }, auth) =>
    loggedSignIn(context, { way: 'registration', requestId, ip, account: body.username, withCode: false }, async () => {
      await limits.take('register', addressKey(ip));
      const key = idempotency && { ...idempotency, scope: `address:${ip}` };
      const device = auth.device ?? newSecret();
      const userId = await registerUser(context, body, key, { note: auth.arrivalNote, device, ip });
      await completeSignIn(context, userId, auth, device);
      return signedIn(context, userId);
    }));

  routes.session(login, 'open', ({ body, ip, requestId }, auth) =>
    loggedSignIn(context, { way: 'password', requestId, ip, account: body.username, withCode: body.code !== undefined }, async () => {
      const found = await verifyLogin(context, body, { addressKey: addressKey(ip), device: auth.device });
      if (found.factor === 'wanted' && !(await finishRecovery(context, found.userId, requestId))) return secondFactorWanted();
      if (found.factor === 'right') await cancelByCode(context, found.userId, requestId);
      await completeSignIn(context, found.userId, auth);
      return signedIn(context, found.userId);
    }));

  routes.session(logout, 'open', async (_call, auth) => {
    await auth.signOut();
    return { success: true as const };
  });

  routes.session(adminLogin, 'open', ({ body, ip, viewer, requestId }, auth) =>
    loggedSignIn(context, { way: 'administrators', requestId, ip, account: viewer?.username ?? null, withCode: body.code !== undefined }, async () => {
      const elevation = await elevate(context, body, { viewer, addressKey: addressKey(ip), requestId });
      if (elevation === 'second_factor') return secondFactorWanted();
      const { userId, until, endsAt } = elevation;
      await auth.signIn(userId, { elevatedUntil: until, ...(endsAt && { endsAt }) });
      return signedIn(context, userId, until);
    }));
}
