import type { Tx } from '#kernel/db/database.ts';
import type { AgentsContext } from '../agents-context.ts';
import { avatarGone } from '../agents.errors.ts';

/**
 * Claims the picture that a draft names, so that it is not deleted, and releases the picture that it named before.
 * @throws AppError invalid_request with the path `definition.avatarFileId` when the file is no picture of this owner
 */
export async function moveAvatar(tx: Tx, { media }: Pick<AgentsContext, 'media'>, ownerId: string, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  if (after !== null) {
    const file = (await media.attached(tx, ownerId, [after])).get(after);
    if (!file?.mime.startsWith('image/')) throw avatarGone();
    await media.claim(tx, [after]);
  }
  if (before !== null) await media.release(tx, [before]);
}
