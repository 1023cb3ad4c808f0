import { getAccount, updateAppearance, updatePrivacy, updateProfile as updateProfileEndpoint } from '#contracts/account.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { updateProfile, updateSettings } from '../commands/update-settings.ts';
import type { IdentityContext } from '../identity-context.ts';
import { accountView } from '../queries/account-view.ts';

/** Routes of a person's own settings: profile, appearance and privacy. */
export function accountRoutes(routes: Routes, context: IdentityContext): void {
  const { db, clock } = context;
  routes.read(getAccount, 'member', async ({ viewer }) => ({ account: await accountView(db.knex, context, viewer.userId) }));

  routes.write(updateProfileEndpoint, 'member', async ({ body, viewer }, tx) => {
    await updateProfile(tx, clock, viewer.userId, body);
    return { account: await accountView(tx, context, viewer.userId) };
  });
  routes.write(updateAppearance, 'member', async ({ body, viewer }, tx) => {
    await updateSettings(tx, clock, viewer.userId, { appearance: body });
    return { account: await accountView(tx, context, viewer.userId) };
  });
  routes.write(updatePrivacy, 'member', async ({ body, viewer }, tx) => {
    await updateSettings(tx, clock, viewer.userId, { privacy: body, visibilityReset: false });
    return { account: await accountView(tx, context, viewer.userId) };
  });
}
