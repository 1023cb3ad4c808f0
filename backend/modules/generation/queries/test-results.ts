import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// Only the latest test run with the same inputs counts. So a repaired input, or one failure of the provider, does not look like a worse version.
const RESULTS = `
  select checksum, count(*)::int as tried, (count(*) filter (where worked))::int as worked from (
    select distinct on (draft_checksum, inputs) draft_checksum as checksum, status in ('succeeded', 'partial') as worked
    from generations
    where user_id = :authorId and prompt_id = :promptId and run_source = 'test' and draft_checksum = any(:checksums)
      and status in ('succeeded', 'partial', 'failed', 'blocked') and deleted_at is null
    order by draft_checksum, inputs, id desc
  ) latest group by checksum`;

/** How many inputs the author's test runs tried, and how many worked, by the checksum of the tested text. Texts without a test run are absent. */
export async function testResults(connection: Connection, { promptId, authorId, checksums }: { promptId: string; authorId: string; checksums: readonly string[] }): Promise<Map<string, { tried: number; worked: number }>> {
  const found = await rows<{ checksum: string; tried: number; worked: number }>(connection, RESULTS, { promptId, authorId, checksums: [...checksums] });
  return new Map(found.map(({ checksum, tried, worked }) => [checksum, { tried, worked }]));
}
