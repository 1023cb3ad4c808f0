import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { FOLDER_COLUMNS } from './folder-row.ts';
import type { FolderRow } from './folder-row.ts';
import { folderMissing, smartFolder } from './folders.errors.ts';

const OWN = `select ${FOLDER_COLUMNS} from folders where owner_id = :ownerId order by place, id`;
const WITH = `select ${FOLDER_COLUMNS} from folders where owner_id = (select owner_id from folders where code = :code) order by place, id`;
const LOCK = `select ${FOLDER_COLUMNS} from folders where id = :id and owner_id = :ownerId for no key update`;

/** All folders of a person, ordered among their siblings. */
export const readFolders = (connection: Connection, ownerId: string): Promise<FolderRow[]> => rows<FolderRow>(connection, OWN, { ownerId });

/** All folders of the owner of the folder with this code; empty when there is no such folder. */
export const readFoldersWith = (connection: Connection, code: string): Promise<FolderRow[]> => rows<FolderRow>(connection, WITH, { code });

/** Reads and locks all folders of a person before a change of the tree. Other changes wait until the transaction ends. */
export async function lockTree(tx: Tx, ownerId: string): Promise<FolderRow[]> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('folders ' || :ownerId, 0))`, { ownerId });
  return readFolders(tx, ownerId);
}

/**
 * Locks an own folder whose items the caller changes, so that changes follow one another. Callers lock the folder before its creations: the
 * other order could deadlock. @throws AppError not_found, smart_folder
 */
export async function lockFolder(tx: Tx, ownerId: string, id: string): Promise<FolderRow> {
  const [folder] = await rows<FolderRow>(tx, LOCK, { id, ownerId });
  if (!folder) throw folderMissing();
  if (folder.kind === 'smart') throw smartFolder();
  return folder;
}
