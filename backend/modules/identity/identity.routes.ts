import { getMe, login, logout, register } from '#contracts/identity.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { registerUser } from './commands/register-user.ts';
import type { RegisterDeps } from './commands/register-user.ts';
import { verifyLogin } from './commands/verify-login.ts';
import type { LoginDeps } from './commands/verify-login.ts';
import { currentUser } from './queries/current-user.ts';

type Deps = RegisterDeps & LoginDeps;

/** Mounts registration, signing in and out, and the check at start. */
export function identityRoutes(routes: Routes, deps: Deps): void {
  const { db, limits, wallet } = deps;
  const signedIn = async (userId: string): Promise<{ success: true; user: CurrentUser }> => {
    const user = await currentUser(db.knex, wallet, userId);
    if (!user) throw unauthenticated();
    return { success: true, user };
  };

  routes.read(getMe, 'open', async ({ viewer }) => ({
    user: viewer ? await currentUser(db.knex, wallet, viewer.userId) : null,
  }));

  routes.session(register, 'open', async ({ body, idempotency, ip }, auth) => {
    await limits.take('register', addressKey(ip));
    const key = idempotency && { ...idempotency, scope: `address:${ip}` };
    const userId = await registerUser(deps, body, key);
    await auth.signIn(userId);
    return signedIn(userId);
  });

  routes.session(login, 'open', async ({ body, ip }, auth) => {
    const userId = await verifyLogin(deps, body, addressKey(ip));
    await auth.signIn(userId);
    return signedIn(userId);
  });

  routes.session(logout, 'open', async (_call, auth) => {
    await auth.signOut();
    return { success: true as const };
  });
}
