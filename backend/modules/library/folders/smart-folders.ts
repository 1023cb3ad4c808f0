import type { Folder, SmartQuery } from '#contracts/folders.ts';
import type { CreationFilter } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationConditions } from '../queries/creation-conditions.ts';
import type { FolderRow } from './folder-row.ts';
import { queryOf } from './present-folders.ts';

/** A count of a smart folder goes this far: a folder of more shows that many. */
const MOST_COUNTED = 1_000;

/** A query as a filter of creations. */
const filterOf = ({ type, model, rating, favourite, from, to, prompt, text }: SmartQuery): CreationFilter => ({
  type, model, rating, from, to, prompt, q: text, ...(favourite === undefined ? {} : { favourite: favourite ? 'true' : 'false' }),
});

/** Gives the bindings of one part of a statement names of their own. */
const numbered = (sql: string, n: number): string => sql.replace(/:([a-z]\w*)/gi, `:$1${n}`);

/** What the queries of smart folders of one person find now, in one statement about creations. */
export async function countSmart(connection: Connection, context: Pick<LibraryContext, 'collections' | 'prompts'>, found: readonly FolderRow[]): Promise<Map<string, Folder['counts']>> {
  const parts: string[] = [];
  const bindings: Record<string, unknown> = {};
  for (const row of found) {
    const query = queryOf(row);
    if (query?.of !== 'creation') continue;
    const n = parts.length;
    const conditions = await creationConditions(connection, context, row.owner_id, filterOf(query));
    parts.push(`select cast(:folder${n} as uuid) as id, (select count(*)::int from (select 1 from ${numbered(conditions.from, n)} where ${numbered(conditions.where, n)} limit ${MOST_COUNTED}) f) as creations`);
    bindings[`folder${n}`] = row.id;
    for (const [name, value] of Object.entries(conditions.bindings)) bindings[`${name}${n}`] = value;
  }
  if (parts.length === 0) return new Map();
  const counted = await rows<{ id: string; creations: number }>(connection, parts.join(' union all '), bindings);
  return new Map(counted.map(({ id, creations }) => [id, { prompts: 0, creations }]));
}
