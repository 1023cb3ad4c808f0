import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { LibraryContext } from './library-context.ts';

/** When more creations change than this, the push to the owner's tabs names none of them, and the tabs load their lists again. */
const MOST_NAMED = 100;

/** Tells the owner's tabs which creations changed, once the transaction is committed. */
export function announceCreations(tx: Tx, { push }: Pick<LibraryContext, 'push'>, ownerId: string, ids: readonly string[]): void {
  if (ids.length > 0) afterCommit(tx, () => push.toUser(ownerId, 'creations:changed', { ids: ids.length > MOST_NAMED ? null : [...ids] }));
}
