import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A review or a comment that stands, as moderators read it. */
export interface SaidWords {
  id: string;
  promptId: string;
  authorId: string;
  text: string;
}

const WORDS = `
  select id, prompt_id as "promptId", user_id as "authorId", trim(concat_ws(E'\\n', nullif(title, ''), body)) as text from reviews where id = any(cast(:ids as uuid[]))
  union all
  select id, prompt_id, author_id, body from comments where id = any(cast(:ids as uuid[])) and deleted_at is null`;

/** Reviews and comments by id; those that were taken down are absent. */
export async function saidWords(connection: Connection, ids: readonly string[]): Promise<Map<string, SaidWords>> {
  if (ids.length === 0) return new Map();
  const found = await rows<SaidWords>(connection, WORDS, { ids: [...new Set(ids)] });
  return new Map(found.map((words) => [words.id, words]));
}
