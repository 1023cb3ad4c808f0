import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { FOLDER_COLUMNS } from '../folders/folder-row.ts';
import type { FolderRow } from '../folders/folder-row.ts';
import { folderMissing } from '../folders/folders.errors.ts';
import { queryOf } from '../folders/present-folders.ts';
import type { LibraryFilter, Narrowed } from './library-conditions.ts';

const OWN = `select ${FOLDER_COLUMNS} from folders where id = :folder and owner_id = :ownerId`;

/** The filter of a list with what its folder says: the query of a smart folder stands in place of the folder. @throws AppError not_found */
export async function narrowedByFolder(connection: Connection, ownerId: string, filter: LibraryFilter): Promise<LibraryFilter & Narrowed> {
  if (filter.folder === undefined) return filter;
  const [folder] = await rows<FolderRow>(connection, OWN, { folder: filter.folder, ownerId });
  if (!folder) throw folderMissing();
  const query = queryOf(folder);
  if (query === null) return filter;
  const { type, category, tag, favourite, from, to, text } = query;
  return {
    view: filter.view, type: filter.type ?? type, category: filter.category ?? category, tag: filter.tag ?? tag, q: [text, filter.q].filter(Boolean).join(' ') || undefined, starred: favourite, from, to,
  };
}
