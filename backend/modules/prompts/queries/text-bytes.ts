import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// Sums the compressed size of drafts, because reading it needs no decompression.
const TEXTS = `
  select coalesce(sum(pg_column_size(d.content)), 0) as bytes
  from prompts p join prompt_drafts d on d.prompt_id = p.id where p.owner_id = :userId`;

/** Returns the bytes that a person's drafts take in the database. */
export async function textBytes(connection: Connection, userId: string): Promise<number> {
  const texts = one(await rows<{ bytes: number }>(connection, TEXTS, { userId }));
  return texts.bytes;
}
