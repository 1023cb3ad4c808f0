import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { LibraryContext } from './library-context.ts';

/** Tells the owner's tabs that their library changed, once the transaction is committed. */
export const announceLibrary = (tx: Tx, { push }: Pick<LibraryContext, 'push'>, ownerId: string): void => afterCommit(tx, () => push.toUser(ownerId, 'library:changed', {}));
