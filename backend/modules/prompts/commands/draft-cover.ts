import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { Media } from '#modules/media/index.ts';

/**
 * Claims the cover that a draft names now, and releases the cover that it named before. A cover must be the author's own upload.
 * @throws AppError invalid_request with the path `content.coverFileId`
 */
export async function moveCover(tx: Tx, media: Media, ownerId: string, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  if (after !== null) {
    const owned = await media.owned(tx, ownerId, [after]);
    if (!owned.has(after)) throw invalid([{ path: ['content', 'coverFileId'], message: 'This picture no longer exists. Please choose it again.' }]);
    await media.claim(tx, [after]);
  }
  if (before !== null) await media.release(tx, [before]);
}
