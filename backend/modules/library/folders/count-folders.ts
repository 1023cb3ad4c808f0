import type { Folder } from '#contracts/folders.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import type { FolderRow } from './folder-row.ts';
import { countSmart } from './smart-folders.ts';

type Counts = Folder['counts'];

const COUNTS = `
  select f.id, (select count(*)::int from folder_prompts p where p.folder_id = f.id) as prompts,
    (select count(*)::int from creations c where c.folder_id = f.id and c.trashed_at is null) as creations
  from unnest(cast(:ids as uuid[])) as f (id)`;

/** The number of items in each of a person's folders, for smart folders what their query finds now, in a constant number of statements. */
export async function countFolders(connection: Connection, context: Pick<LibraryContext, 'collections' | 'prompts'>, found: readonly FolderRow[]): Promise<Map<string, Counts>> {
  const manual = found.filter(({ kind }) => kind === 'manual').map(({ id }) => id);
  const counted = manual.length === 0 ? [] : await rows<Counts & { id: string }>(connection, COUNTS, { ids: manual });
  const smart = await countSmart(connection, context, found);
  return new Map([...counted.map(({ id, ...counts }): [string, Counts] => [id, counts]), ...smart]);
}
