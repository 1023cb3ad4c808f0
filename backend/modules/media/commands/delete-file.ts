import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { fileInUse } from '../media.errors.ts';
import { FileModel } from '../models/file.model.ts';

export interface DeleteDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
}

/**
 * Deletes an unused upload: the server stops serving it with the commit, and then deletes its bytes. If that fails, the sweep deletes them
 * later.
 * @throws AppError not_found (also for another person's file), file_in_use
 */
export async function deleteOwnFile(tx: Tx, { db, clock, storage }: DeleteDeps, ownerId: string, id: string): Promise<void> {
  const now = clock.now();
  const file = await FileModel.query(tx)
    .select('claims', 'storage_key')
    .findById(id)
    .where({ owner_id: ownerId })
    .whereNull('removed_at')
    .where((where) => where.whereNull('sweep_after').orWhere('sweep_after', '>', now))
    .forUpdate();
  if (!file) throw notFound('This file');
  if (file.claims > 0) throw fileInUse();
  await FileModel.query(tx).findById(id).patch({ removed_at: now, sweep_after: now });
  afterCommit(tx, async () => {
    await storage.delete(file.storage_key);
    await FileModel.query(db.knex).deleteById(id);
  });
}
