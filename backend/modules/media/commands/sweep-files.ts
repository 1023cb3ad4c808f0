import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Storage } from '#kernel/storage/storage.ts';

export interface SweepDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  storage: Storage;
  batchSize: number;
}

interface SweptFile {
  id: string;
  storage_key: string;
}

// Marks the rows of unused files first, so that no module claims a file while its bytes are deleted.
const GIVE_UP = `
  update files set removed_at = coalesce(removed_at, :now) where id = any(array(
    select id from files where sweep_after <= :now order by sweep_after limit :limit for update skip locked))
  returning id, storage_key`;

/**
 * Deletes unused files: first the bytes, then the row. After a crash in between, the next sweep finds the row and repeats the deletion.
 * Returns how many were deleted.
 */
export async function sweepFiles({ db, clock, log, storage, batchSize }: SweepDeps): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await rows<SweptFile>(db.knex, GIVE_UP, { now: clock.now(), limit: batchSize });
    const gone = await removeBytes(batch, storage, log);
    if (gone.length > 0) await rows(db.knex, 'delete from files where id = any(?::uuid[])', [gone]);
    removed += gone.length;
    if (batch.length < batchSize || gone.length < batch.length) return removed;
  }
}

async function removeBytes(batch: readonly SweptFile[], storage: Storage, log: Logger): Promise<string[]> {
  const gone: string[] = [];
  for (const file of batch) {
    try {
      await storage.delete(file.storage_key);
      gone.push(file.id);
    } catch (error) {
      log.warn({ err: error, fileId: file.id }, 'a stored file could not be removed: the next sweep tries again');
    }
  }
  return gone;
}
