import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const SAVED = `select item_id as id from collection_items where collection_id = :userId and item_type = 'prompt' and item_id = any(:promptIds::uuid[])`;

/** Which of these prompts a person saved, in one query. */
export async function savedAmong(connection: Connection, userId: string, promptIds: readonly string[]): Promise<string[]> {
  if (promptIds.length === 0) return [];
  return (await rows<{ id: string }>(connection, SAVED, { userId, promptIds: [...promptIds] })).map(({ id }) => id);
}
