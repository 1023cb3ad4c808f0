import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Returns the ids of the prompts that are taken down at the moment. */
export async function takenDown(connection: Connection, promptIds: readonly string[]): Promise<Set<string>> {
  if (promptIds.length === 0) return new Set();
  const found = await rows<{ id: string }>(connection, `select id from prompts where id = any(?::uuid[]) and status = 'removed'`, [[...new Set(promptIds)]]);
  return new Set(found.map(({ id }) => id));
}
