import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNTS = `
  select s.prompt_id as id, count(*)::int as count from prompt_samples s join generations g on g.id = s.generation_id
  where s.prompt_id = any(:promptIds::uuid[]) and g.deleted_at is null and (s.version_no is not null or s.text_checksum = :checksum) group by 1`;

/**
 * The number of samples of each prompt; prompts without any are absent. A sample of the draft counts if it was made with the text of
 * `checksum`, because publishing that text shows it.
 */
export async function sampleCounts(connection: Connection, { promptIds, checksum }: { promptIds: readonly string[]; checksum: string | null }): Promise<Map<string, number>> {
  const found = await rows<{ id: string; count: number }>(connection, COUNTS, { promptIds: [...promptIds], checksum });
  return new Map(found.map(({ id, count }) => [id, count]));
}
