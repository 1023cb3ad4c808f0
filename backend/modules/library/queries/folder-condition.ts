import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { FOLDER_COLUMNS } from '../folders/folder-row.ts';
import type { FolderRow } from '../folders/folder-row.ts';
import { folderMissing } from '../folders/folders.errors.ts';
import { queryOf } from '../folders/stored-values.ts';
import { smartConditions } from '../folders/smart-conditions.ts';
import type { LibraryContext } from '../library-context.ts';

const OWN = `select ${FOLDER_COLUMNS} from folders where id = :folder and owner_id = :ownerId`;
const IN_FOLDER = 'prompt_id in (select prompt_id from folder_prompts where folder_id = :folder and owner_id = :ownerId)';

/** The SQL condition for the prompts of an own folder: those that lie in it, or those that its query finds. @throws AppError not_found */
export async function folderCondition(connection: Connection, context: Pick<LibraryContext, 'collections'>, ownerId: string, folder: string): Promise<{ sql: string; bindings: Record<string, unknown> }> {
  const [found] = await rows<FolderRow>(connection, OWN, { folder, ownerId });
  if (!found) throw folderMissing();
  const query = queryOf(found);
  if (found.kind === 'manual') return { sql: IN_FOLDER, bindings: { folder } };
  if (query?.of !== 'prompt') return { sql: 'false', bindings: {} };
  const { from, where, bindings } = await smartConditions(connection, context, ownerId, query);
  // The bindings of the smart folder's query are renamed, because the page's own filters have bindings of the same names.
  const named = where.replace(/(?<!:):([a-z]\w*)/gi, ':smart_$1');
  return { sql: `prompt_id in (select prompt_id from ${from} where ${named})`, bindings: Object.fromEntries(Object.entries(bindings).map(([name, value]) => [`smart_${name}`, value])) };
}
