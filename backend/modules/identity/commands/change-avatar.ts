import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { UploadedFile } from '#kernel/module.ts';
import type { IdentityContext } from '../identity-context.ts';
import { UserModel } from '../models/user.model.ts';

type Deps = Pick<IdentityContext, 'db' | 'clock' | 'media'>;

/**
 * Stores a person's avatar as a public square WebP and deletes the earlier avatar.
 * @throws AppError invalid_request, storage_full, busy, not_found
 */
export async function changeAvatar(deps: Deps, account: Pick<Viewer, 'userId' | 'plan'>, upload: UploadedFile): Promise<void> {
  const { db, media } = deps;
  const { userId, plan } = account;
  // An account without free storage is refused before the picture is converted. The converted size is checked again when the file is stored.
  await media.checkRoom(db.knex, account, 1);
  const { data, mime } = await media.repaintAvatar(upload);
  const file = await media.store({ ownerId: userId, data, mime, name: 'avatar.webp', visibility: 'public' }, plan);
  await db.transaction(async (tx) => {
    await replaceAvatar(tx, deps, userId, file);
    await media.claim(tx, [file.id]);
  });
}

/** Removes a person's avatar, so that screens show the first letter of the name. Without an avatar nothing changes. */
export const removeAvatar = (deps: Deps, userId: string): Promise<void> =>
  deps.db.transaction((tx) => replaceAvatar(tx, deps, userId, null));

/** Sets the person's avatar to this file, which the caller has claimed, and releases the file of the earlier avatar. */
export async function replaceAvatar(tx: Tx, { clock, media }: Pick<Deps, 'clock' | 'media'>, userId: string, file: { id: string; url: string } | null): Promise<void> {
  // The row is locked: of two avatar changes at the same moment, the second waits and then releases the file of the first.
  const user = await UserModel.query(tx).select('avatar_file_id').findById(userId).forUpdate().throwIfNotFound();
  await UserModel.query(tx)
    .findById(userId)
    .patch({ avatar_file_id: file?.id ?? null, avatar_url: file?.url ?? null, updated_at: clock.now() });
  if (user.avatar_file_id) await media.release(tx, [user.avatar_file_id]);
}
