import type { Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';

/** A folder of this person that creations may lie in. There are no folders yet. @throws AppError not_found */
export async function ownFolder(_tx: Tx, _ownerId: string, _folderId: string): Promise<void> {
  return Promise.reject(notFound('This folder'));
}
