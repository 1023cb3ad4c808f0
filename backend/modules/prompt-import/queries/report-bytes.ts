import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// Sums the compressed size of import reports, because reading it needs no decompression.
const REPORTS = `
  select coalesce(sum(pg_column_size(r.content) + pg_column_size(r.notes)), 0) as bytes
  from prompt_imports i join prompt_import_rows r on r.import_id = i.id where i.user_id = :userId`;

/** Counts the bytes that a person's stored import reports take. */
export async function reportBytes(connection: Connection, userId: string): Promise<number> {
  const reports = one(await rows<{ bytes: number }>(connection, REPORTS, { userId }));
  return reports.bytes;
}
