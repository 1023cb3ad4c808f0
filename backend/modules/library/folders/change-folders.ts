import { FOLDERS_LIMIT } from '#contracts/folders.ts';
import type { changeFolder as changeEndpoint, createFolder as createEndpoint, Folder } from '#contracts/folders.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import { newId } from '#kernel/ids.ts';
import type { LibraryContext } from '../library-context.ts';
import { announceFolders } from './announce-folders.ts';
import { FOLDER_COLUMNS } from './folder-row.ts';
import type { FolderRow } from './folder-row.ts';
import { expectRoom, folderIn, withInside } from './folder-tree.ts';
import { afterItself, foldersFull, queryMissing, queryUseless } from './folders.errors.ts';
import { presentFolders } from './present-folders.ts';
import { lockTree } from './read-folders.ts';

const INSERT = `
  insert into folders (id, owner_id, parent_id, name, description, icon, color, kind, query, place, created_at, updated_at)
  values (:id, :ownerId, :parentId, :name, :description, :icon, :color, :kind, cast(:query as jsonb), :place, :now, :now)
  returning ${FOLDER_COLUMNS}`;
const CHANGE = `
  update folders set parent_id = :parentId, name = :name, description = :description, icon = :icon, color = :color, query = cast(:query as jsonb), place = :place,
    visibility = :visibility, default_model = :defaultModel, default_inputs = cast(:defaultInputs as jsonb), updated_at = :now
  where id = :id returning ${FOLDER_COLUMNS}`;

const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Creates a folder as the last one inside its parent. @throws AppError invalid_request, not_found, too_deep, folders_full, smart_folder */
export async function createFolder(tx: Tx, context: LibraryContext, ownerId: string, wish: BodyOf<typeof createEndpoint>): Promise<Folder> {
  const { name, kind, parentId = null, description = '', icon = 'folder', color = 'violet', query = null } = wish;
  if (kind === 'smart' && query === null) throw queryMissing();
  if (kind === 'manual' && query !== null) throw queryUseless();
  const tree = await lockTree(tx, ownerId);
  if (tree.length >= FOLDERS_LIMIT) throw foldersFull();
  expectRoom(tree, parentId, null);
  const place = keyBetween(beside(tree, parentId).at(-1)?.place ?? null, null);
  const made = await rows<FolderRow>(tx, INSERT, { id: newId(), ownerId, parentId, name, description, icon, color, kind, query: jsonOrNull(query), place, now: context.clock.now() });
  announceFolders(tx, context, ownerId);
  return one(await presentFolders(tx, context, made));
}

/** Renames, moves or publishes a folder, or changes its other settings. @throws AppError not_found, folder_loop, too_deep, smart_folder, invalid_request */
export async function changeFolder(tx: Tx, context: LibraryContext, ownerId: string, id: string, wish: BodyOf<typeof changeEndpoint>): Promise<Folder> {
  const tree = await lockTree(tx, ownerId);
  const before = folderIn(tree, id);
  const { name = before.name, description = before.description, icon = before.icon, color = before.color, query = before.query, visibility = before.visibility } = wish;
  const { parentId = before.parent_id, defaultModel = before.default_model, defaultInputs = before.default_inputs } = wish;
  if (before.kind === 'manual' && query !== null) throw queryUseless();
  if (parentId !== before.parent_id) expectRoom(tree, parentId, before);
  const place = placeOf(tree, before, parentId, wish.after);
  const changed = await rows<FolderRow>(tx, CHANGE, {
    id, parentId, name, description, icon, color, visibility, place, defaultModel,
    query: jsonOrNull(query), defaultInputs: JSON.stringify(defaultInputs), now: context.clock.now(),
  });
  announceFolders(tx, context, ownerId);
  return one(await presentFolders(tx, context, changed));
}

const beside = (tree: readonly FolderRow[], parentId: string | null): FolderRow[] => tree.filter(({ parent_id: parent }) => parent === parentId);

/** The sort key of a folder after the named sibling, null for the first place. A folder that moves without a named place comes last. */
function placeOf(tree: readonly FolderRow[], { id, parent_id: from, place }: FolderRow, parentId: string | null, after: string | null | undefined): string {
  if (after === undefined && parentId === from) return place;
  if (after === id) throw afterItself();
  const others = beside(tree, parentId).filter((folder) => folder.id !== id);
  const previous = after === null ? null : after === undefined ? (others.at(-1) ?? null) : folderIn(others, after);
  const next = previous === null ? others[0] : others.find((folder) => folder.place > previous.place);
  return keyBetween(previous?.place ?? null, next?.place ?? null);
}

const EMPTY = 'update creations set folder_id = null, folder_place = null where folder_id = any(cast(:ids as uuid[]))';

/** Deletes a folder with the folders inside it. Prompts and creations that lay in them stay, in no folder. @throws AppError not_found */
export async function deleteFolder(tx: Tx, context: LibraryContext, ownerId: string, id: string): Promise<void> {
  const tree = await lockTree(tx, ownerId);
  const ids = withInside(tree, folderIn(tree, id)).map((folder) => folder.id);
  await rows(tx, 'select id from folders where id = any(cast(:ids as uuid[])) order by id for update', { ids });
  await rows(tx, EMPTY, { ids });
  await rows(tx, 'delete from folders where id = any(cast(:ids as uuid[]))', { ids });
  announceFolders(tx, context, ownerId);
  afterCommit(tx, () => context.push.toUser(ownerId, 'creations:changed', { ids: null }));
}
