import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { announceCreations } from '../announce-creations.ts';
import type { LibraryContext } from '../library-context.ts';

/*
 * The caller has locked the creations that these functions move. A creation stays unchanged when another request, or the history page, has
 * already moved its run to the trash or out of it.
 */

type Deps = Pick<LibraryContext, 'clock' | 'push' | 'runs'>;

const TRASH = `update creations set trashed_at = :now, visibility = 'private' where id = any(cast(:ids as uuid[]))`;

/** Moves creations with their runs to the trash. Returns the ids of those that moved. */
export async function trashCreations(tx: Tx, context: Deps, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const moved = await context.runs.trash.move(tx, ownerId, ids);
  await rows(tx, TRASH, { ids: moved, now: context.clock.now() });
  announceCreations(tx, context, ownerId, moved);
  return moved;
}

/** Takes creations out of the trash and makes them private. Returns the ids of those that were in it. */
export async function restoreCreations(tx: Tx, context: Deps, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const restored = await context.runs.trash.restore(tx, ownerId, ids);
  await rows(tx, 'update creations set trashed_at = null where id = any(cast(? as uuid[]))', [restored]);
  announceCreations(tx, context, ownerId, restored);
  return restored;
}

/** Deletes creations in the trash for ever, with the words and files of their runs; returns the ids of those that were in it. */
export async function deleteForEver(tx: Tx, context: Omit<Deps, 'clock'>, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const gone = await context.runs.trash.forget(tx, ownerId, ids);
  await rows(tx, 'delete from creations where id = any(cast(? as uuid[]))', [gone]);
  announceCreations(tx, context, ownerId, gone);
  return gone;
}
