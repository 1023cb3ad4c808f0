import type { DiscussedType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNT = 'select count(*)::int as count from comments where target_type = :targetType and target_id = :targetId and deleted_at is null';

/** Counts the comments and answers below a target. */
export async function countComments(connection: Connection, targetType: DiscussedType, targetId: string): Promise<number> {
  return (await rows<{ count: number }>(connection, COUNT, { targetType, targetId }))[0]?.count ?? 0;
}
