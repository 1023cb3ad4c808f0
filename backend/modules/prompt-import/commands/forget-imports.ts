import { DAY_MS } from '#contracts/durations.ts';
import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { importNotFound } from '../prompt-import.errors.ts';

const KEPT_MS = 7 * DAY_MS;

/** Maintenance: deletes import reports older than 7 days and returns how many. The drafts that were made from them stay. */
export async function forgetImports(connection: Connection, clock: Clock): Promise<number> {
  const gone = await rows(connection, 'delete from prompt_imports where created_at < ? returning 1', [new Date(millis(clock) - KEPT_MS)]);
  return gone.length;
}

/**
 * Deletes a person's own import report. The drafts that were made from it stay.
 * @throws AppError not_found
 */
export async function discardImport(tx: Tx, importId: string, userId: string): Promise<void> {
  const gone = await rows(tx, 'delete from prompt_imports where id = :importId and user_id = :userId returning 1', { importId, userId });
  if (gone.length === 0) throw importNotFound();
}
