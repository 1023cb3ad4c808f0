import { one } from '#contracts/must.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import type { KeptRun } from '#modules/generation/index.ts';
import type { SmartQuery } from '#contracts/folders.ts';
import { announceCreations } from './announce-creations.ts';
import { tagWords } from './commands/change-entry.ts';
import { copyPrompts } from './commands/copy-prompts.ts';
import { favouritePlace } from './commands/favourite-place.ts';
import { insertCreations } from './commands/keep-runs.ts';
import { CREATION_COLUMNS } from './creation-row.ts';
import type { CreationRow } from './creation-row.ts';
import { searchWords } from '#kernel/search-words.ts';
import { changeFolder, createFolder } from './folders/change-folders.ts';
import { listFolders } from './folders/present-folders.ts';
import { inputsOf } from './folders/stored-values.ts';
import { readFolders } from './folders/read-folders.ts';
import type { LibraryContext } from './library-context.ts';
import { nextCreations } from './queries/next-creations.ts';
import type { Folder } from '#contracts/folders.ts';

export type PortableFolder = Pick<Folder, 'id' | 'parentId' | 'name' | 'description' | 'icon' | 'color' | 'kind' | 'query' | 'defaultModel' | 'defaultInputs'>;
export interface FolderItem {
  itemType: 'prompt' | 'creation';
  itemId: string;
}
export interface PortableCreation {
  run: KeptRun;
  /** The title that the owner gave the creation; empty without one. */
  title: string;
  favourite: boolean;
  /** The id of the imported prompt that made the creation; null when no prompt made it, or that prompt was not imported. */
  promptId: string | null;
}

/** The part of an account export and import that belongs to the library. */
export interface LibraryPortability {
  /** How many creations a person has for an account export. */
  countCreations(connection: Connection, userId: string): Promise<number>;
  /** The next own creations after a given one, oldest first, without those in the trash. */
  creations(connection: Connection, userId: string, after: string | null): Promise<PortableCreation[]>;
  /** A person's folders, each after the folder that contains it. */
  folders(connection: Connection, userId: string): Promise<PortableFolder[]>;
  /** The items of a folder in its order. */
  folderItems(connection: Connection, folderId: string): Promise<FolderItem[]>;
  /** Makes the creation of a run that was imported in this transaction. */
  keepCreation(tx: Tx, userId: string, id: string, about: Omit<PortableCreation, 'run'>): Promise<void>;
  /** A person's own tags by the id of the prompt. */
  ownTags(connection: Connection, userId: string): Promise<Map<string, string[]>>;
  /** Sets the owner's tags of an own prompt that was imported in this transaction. */
  tagPrompt(tx: Tx, userId: string, promptId: string, tags: readonly string[]): Promise<void>;
  /** Makes a private folder with these own prompts and creations in their order. Returns its id. @throws AppError too_deep, folders_full */
  bringFolder(tx: Tx, userId: string, folder: Omit<PortableFolder, 'id'>, items: readonly FolderItem[]): Promise<string>;
}

const COUNT = 'select count(*)::int as creations from creations where owner_id = ? and trashed_at is null';
const ITEMS = `
  select 'prompt' as "itemType", prompt_id as "itemId", place from folder_prompts where folder_id = :folderId
  union all select 'creation', id, coalesce(folder_place, '') from creations where folder_id = :folderId and trashed_at is null order by 1 desc, place, "itemId"`;
const PLACED = 'jsonb_to_recordset(cast(:items as jsonb)) as r (id uuid, place text)';
const PUT = {
  prompt: `insert into folder_prompts (owner_id, prompt_id, folder_id, place) select :userId, r.id, :folderId, r.place from ${PLACED} on conflict (owner_id, prompt_id) do nothing`,
  creation: `update creations c set folder_id = :folderId, folder_place = r.place from ${PLACED} where c.id = r.id and c.owner_id = :userId`,
};
// Linking an imported creation to its prompt must not count as a run of the prompt, because `insertCreations` has counted none for it either.
const TITLED = `update creations set title = :title, favourite_place = :place, prompt_id = :promptId, words = array_to_tsvector(cast(:words as text[])) where id = :id`;

const TAGGED = `select prompt_id as id, tags from library_entries where owner_id = ? and tags <> '{}'`;
const TAG = 'update library_entries set tags = cast(:tags as text[]), own_words = cast(:words as text[]) where owner_id = :userId and prompt_id = :promptId';

export const libraryPortability = (context: LibraryContext): LibraryPortability => ({
  countCreations: async (connection, userId) => one(await rows<{ creations: number }>(connection, COUNT, [userId])).creations,
  creations: (connection, ...page) => portableCreations(connection, context, ...page),
  folders: (connection, userId) => portableFolders(connection, context, userId),
  folderItems: async (connection, folderId) => (await rows<FolderItem & { place: string }>(connection, ITEMS, { folderId })).map(({ itemType, itemId }) => ({ itemType, itemId })),
  ownTags: async (connection, userId) => new Map((await rows<{ id: string; tags: string[] }>(connection, TAGGED, [userId])).map(({ id, tags }) => [id, tags])),
  async tagPrompt(tx, userId, promptId, tags) {
    if (tags.length === 0) return;
    await copyPrompts(tx, context, [promptId], userId);
    await rows(tx, TAG, { userId, promptId, tags: [...tags], words: tagWords(tags) });
  },
  keepCreation: (tx, ...creation) => keepCreation(tx, context, ...creation),
  bringFolder: (tx, ...folder) => bringFolder(tx, context, ...folder),
});

async function portableCreations(connection: Connection, context: LibraryContext, userId: string, after: string | null): Promise<PortableCreation[]> {
  for (let from = after; ;) {
    const page = await nextCreations(connection, context, userId, { filter: {} }, from);
    const kept = new Map((await context.runs.kept(connection, userId, page.map(({ id }) => id))).map((run) => [run.id, run]));
    const found = page.flatMap(({ id, title, favourite_place: place, prompt_id: promptId }) => {
      const run = kept.get(id);
      return run ? [{ run, title, promptId, favourite: place !== null }] : [];
    });
    from = page.at(-1)?.id ?? null;
    // A page of creations is empty when all its runs are deleted. The caller would read that as the end, so the next page is read at once.
    if (found.length > 0 || from === null) return found;
  }
}

async function portableFolders(connection: Connection, context: LibraryContext, userId: string): Promise<PortableFolder[]> {
  const listed = new Map((await listFolders(context, userId)).map((folder) => [folder.id, folder]));
  const tree = await readFolders(connection, userId);
  const from = (parentId: string | null): PortableFolder[] => tree.filter(({ parent_id: parent }) => parent === parentId).flatMap((row) => {
    const folder = listed.get(row.id);
    return folder ? [{ ...folder, defaultInputs: inputsOf(row) }, ...from(row.id)] : [];
  });
  return from(null);
}

async function keepCreation(tx: Tx, context: LibraryContext, userId: string, id: string, { title, favourite, promptId }: Omit<PortableCreation, 'run'>): Promise<void> {
  const facts = await context.runs.facts(tx, [id]);
  await insertCreations(tx, facts);
  const row = one(await rows<CreationRow>(tx, `select ${CREATION_COLUMNS} from creations where id = ?`, [id]));
  const place = favourite ? await favouritePlace(tx, row, { favourite }) : null;
  await rows(tx, TITLED, { id, title, place, promptId, words: searchWords(userId, [title, ...one(facts).texts]) });
  announceCreations(tx, context, userId, [id]);
}

async function bringFolder(tx: Tx, context: LibraryContext, userId: string, { defaultModel, defaultInputs, query, kind, ...folder }: Omit<PortableFolder, 'id'>, items: readonly FolderItem[]): Promise<string> {
  const smart: SmartQuery | null = kind === 'smart' ? (query ?? { of: 'creation' }) : null;
  const { id } = await createFolder(tx, context, userId, { ...folder, kind, ...(smart && { query: smart }) });
  await changeFolder(tx, context, userId, id, { defaultModel, defaultInputs });
  // Imported prompts are drafts. Their places in the folder are stored at once, and other people see a prompt there only after it is published.
  for (const itemType of ['prompt', 'creation'] as const) {
    let place: string | null = null;
    const placed = items.filter((item) => item.itemType === itemType).map(({ itemId }) => ({ id: itemId, place: (place = keyBetween(place, null)) }));
    await rows(tx, PUT[itemType], { userId, folderId: id, items: JSON.stringify(placed) });
  }
  return id;
}
