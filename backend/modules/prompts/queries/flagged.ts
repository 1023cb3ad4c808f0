import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Returns the ids of the prompts that their authors or moderators marked as sensitive (docs/rules/keeping.md#sensitive). */
export async function flagged(connection: Connection, promptIds: readonly string[]): Promise<Set<string>> {
  if (promptIds.length === 0) return new Set();
  const found = await rows<{ id: string }>(connection, 'select id from prompts where id = any(?::uuid[]) and safety_flag', [[...new Set(promptIds)]]);
  return new Set(found.map(({ id }) => id));
}
