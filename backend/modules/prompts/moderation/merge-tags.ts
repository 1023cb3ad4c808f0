import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const TURN = 'update prompt_tag_aliases set into_tag = :into where into_tag = :from and tag <> :into';
const FREE = 'delete from prompt_tag_aliases where tag = :into';
const MERGE = 'insert into prompt_tag_aliases (tag, into_tag) values (:from, :into) on conflict (tag) do update set into_tag = excluded.into_tag';
// Writes the tags of prompts unchanged: a trigger then replaces the merged tag, and another one rebuilds the search words.
const RENAME = `
  with renamed as (update prompts set tags = tags where tags @> array[cast(:from as text)] returning 1)
  select count(*)::int as count from renamed`;
const GONE = `delete from prompt_terms where kind = 'tag' and value = :from`;
const COUNTED = `
  insert into prompt_terms (kind, term, value, weight)
  select 'tag', cast(:into as text), :into, count(*)::int from prompts where status = 'published' and visibility = 'public' and tags @> array[cast(:into as text)] having count(*) > 0
  on conflict (kind, term, value) do update set weight = excluded.weight`;

/** Replaces the tag `from` by the tag `into` for good, also in prompts that are published later. Returns how many prompts had `from`. */
export async function mergeTags(tx: Tx, from: string, into: string): Promise<number> {
  if (from === into) return 0;
  // The lock makes merges of tags wait for each other. Two opposite merges at once would make each tag an alias of the other.
  await rows(tx, 'lock table prompt_tag_aliases in share row exclusive mode');
  await rows(tx, FREE, { into });
  await rows(tx, TURN, { from, into });
  await rows(tx, MERGE, { from, into });
  const renamed = one(await rows<{ count: number }>(tx, RENAME, { from }));
  await rows(tx, GONE, { from });
  await rows(tx, COUNTED, { into });
  return renamed.count;
}
