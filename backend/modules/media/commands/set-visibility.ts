import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Makes stored files public or private. */
export async function setVisibility(tx: Tx, visibility: 'public' | 'private', fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await rows(tx, 'update files set visibility = ? where id = any(?::uuid[])', [visibility, [...new Set(fileIds)]]);
}
