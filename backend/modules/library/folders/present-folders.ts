import { folderColor, folderIcon } from '#contracts/folders.ts';
import type { Folder, OpenedFolder } from '#contracts/folders.ts';
import type { Connection } from '#kernel/db/database.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import type { LibraryContext } from '../library-context.ts';
import { countFolders } from './count-folders.ts';
import type { FolderRow } from './folder-row.ts';
import { readFolders } from './read-folders.ts';
import { inputsOf, queryOf } from './stored-values.ts';

/** The fields of a folder that all viewers get. If a stored colour or icon no longer exists, the first one is used. */
const face = ({ id, parent_id: parentId, name, code, description, icon, color, kind, visibility }: FolderRow) => ({
  id, parentId, name, description, kind, visibility,
  slug: codedSlug(name, code),
  icon: folderIcon.safeParse(icon).data ?? 'folder',
  color: folderColor.safeParse(color).data ?? 'violet',
});

const NOTHING = { prompts: 0, creations: 0 };

/** The folders of one person, as this person sees them. */
export async function presentFolders(connection: Connection, context: Pick<LibraryContext, 'collections' | 'prompts'>, found: readonly FolderRow[]): Promise<Folder[]> {
  const counts = await countFolders(connection, context, found);
  return found.map((row) => ({ ...face(row), query: queryOf(row), defaultModel: row.default_model, defaultInputs: inputsOf(row), counts: counts.get(row.id) ?? NOTHING }));
}

/** All folders of a person. */
export const listFolders = async (context: Pick<LibraryContext, 'collections' | 'db' | 'prompts'>, ownerId: string): Promise<Folder[]> =>
  presentFolders(context.db.knex, context, await readFolders(context.db.knex, ownerId));

/** A person's folders for their own pages: the fields of `presentFolders`, and whether a moderator took each folder down. */
export async function presentOpened(connection: Connection, context: Pick<LibraryContext, 'collections' | 'prompts'>, found: readonly FolderRow[]): Promise<OpenedFolder[]> {
  const removed = new Set(found.filter(({ removed_rule: rule }) => rule !== null).map(({ id }) => id));
  return (await presentFolders(connection, context, found)).map((folder) => ({ ...folder, removed: removed.has(folder.id) }));
}

/** A published folder as other people see it, without its query, default values and counts. */
export const presentToOthers = (row: FolderRow): OpenedFolder => ({ ...face(row), query: null, defaultModel: null, defaultInputs: {}, counts: null, removed: false });
