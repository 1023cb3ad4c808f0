import { AVATAR_LIMIT_BYTES, removeAvatar as removeAvatarEndpoint, uploadAvatar } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { unauthenticated } from '#kernel/errors.ts';
import type { Routes, Viewer } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { changeAvatar, removeAvatar } from '../commands/change-avatar.ts';
import type { IdentityContext } from '../identity-context.ts';
import { currentUser } from '../queries/current-user.ts';

async function viewed({ db, wallet }: IdentityContext, viewer: Viewer): Promise<{ user: CurrentUser }> {
  const user = await currentUser(db.knex, wallet, viewer);
  if (!user) throw unauthenticated();
  return { user };
}

/** Routes of a person's own avatar: upload a picture, which is made square, or remove it. */
export function avatarUpload(mount: RawRoutes, context: IdentityContext): void {
  mount.upload(uploadAvatar, 'member', { maxBytes: AVATAR_LIMIT_BYTES }, async ({ viewer, file }) => {
    await changeAvatar(context, viewer, file);
    return viewed(context, viewer);
  });
}

export function avatarRoutes(routes: Routes, context: IdentityContext): void {
  // The answer to a change of avatar contains the token balance, which may be outdated at a repeat. So no answer is stored for repeats.
  routes.session(removeAvatarEndpoint, 'member', async ({ viewer }) => {
    await removeAvatar(context, viewer.userId);
    return viewed(context, viewer);
  });
}
