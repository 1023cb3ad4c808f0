import type { TargetType } from '#contracts/targets.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNT = `
  select target_id as id, count(*)::int as count from reports where target_type = :type and target_id = any(cast(:ids as uuid[])) and status = 'open' group by target_id`;

/** How many open reports there are about each target of a type, by the target's id; targets without any are absent. */
export async function openReports(connection: Connection, type: TargetType, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await rows<{ id: string; count: number }>(connection, COUNT, { type, ids: [...ids] })).map(({ id, count }) => [id, count]));
}
