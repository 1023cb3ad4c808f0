import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const THUMBS = `
  select prompt_id as id, sum(liked_up)::int as up, sum(liked_down)::int as down
  from prompt_daily_stats where prompt_id = any(:ids::uuid[]) and day >= :from group by prompt_id`;

/** Counts thumbs up and down of each of these prompts since a UTC day. */
export async function promptThumbs(connection: Connection, promptIds: readonly string[], from: string): Promise<Map<string, { up: number; down: number }>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<{ id: string; up: number; down: number }>(connection, THUMBS, { ids: [...promptIds], from });
  return new Map(found.map(({ id, up, down }) => [id, { up, down }]));
}
