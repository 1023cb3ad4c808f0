import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { fileGone } from '../media.errors.ts';

/**
 * Claims stored files for a row that this transaction writes, so that the sweep keeps them.
 * @throws AppError file_gone
 */
export async function claimFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const kept = await rows(
    tx,
    `update files set claims = claims + 1, sweep_after = null
     where id = any(?::uuid[]) and removed_at is null returning id`,
    [ids],
  );
  if (kept.length !== ids.length) throw fileGone();
}

/** Releases a row's claims on stored files. After the last release of a file, the sweep may delete it at once. */
export async function releaseFiles(tx: Tx, clock: Clock, fileIds: readonly string[]): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  await rows(
    tx,
    `update files set claims = claims - 1, sweep_after = case when claims = 1 then :now::timestamptz end
     where id = any(:ids::uuid[]) and claims > 0`,
    { ids, now: clock.now() },
  );
}
