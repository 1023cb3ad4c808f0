import { deleteAccount } from '#contracts/account.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { requestDeletion } from '../commands/request-deletion.ts';
import type { IdentityContext } from '../identity-context.ts';

/** The route by which an owner requests account deletion. */
export function accountDeletionRoutes(routes: Routes, context: IdentityContext): void {
  routes.session(deleteAccount, 'member', async ({ body, viewer }, auth) => {
    const deletesAt = await requestDeletion(context, viewer, body);
    await auth.signOut();
    return {
      success: true as const,
      message: `Your account will be deleted on ${utcDay(deletesAt)}. To keep it, sign in before then.`,
      deletesAt: deletesAt.toISOString(),
    };
  });
}
