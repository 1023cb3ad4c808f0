import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// As Postgres stores them: measuring unpacks nothing.
const TEXTS = `
  select (select coalesce(sum(pg_column_size(d.content)), 0) from prompts p join prompt_drafts d on d.prompt_id = p.id where p.owner_id = :userId)
    + (select coalesce(sum(pg_column_size(r.content) + pg_column_size(r.notes)), 0)
       from prompt_imports i join prompt_import_rows r on r.import_id = i.id where i.user_id = :userId) as bytes`;

/** Bytes that the drafts and the reports of imports of a person take. */
export async function textBytes(connection: Connection, userId: string): Promise<number> {
  const [texts] = await rows<{ bytes: string }>(connection, TEXTS, { userId });
  return Number(texts!.bytes);
}
