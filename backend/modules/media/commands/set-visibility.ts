import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Says who may see stored files: anybody, or their owner alone. */
export async function setVisibility(tx: Tx, visibility: 'public' | 'private', fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await rows(tx, 'update files set visibility = ? where id = any(?::uuid[])', [visibility, [...new Set(fileIds)]]);
}
