import { z } from 'zod';
import type { FolderEntry, FolderItemType, openFolder as endpoint } from '#contracts/folders.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { codeOf, codedSlug } from '#kernel/coded-slug.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationCards } from '../queries/creation-cards.ts';
import type { FolderRow } from './folder-row.ts';
import { above } from './folder-tree.ts';
import { folderMissing } from './folders.errors.ts';
import { presentOpened, presentToOthers } from './present-folders.ts';
import { readFoldersWith } from './read-folders.ts';
import { startsWith } from './starts-with.ts';

type Reading = QueryOf<typeof endpoint>;
type Page = Pick<ResponseOf<typeof endpoint>, 'items' | 'nextCursor'>;

export interface Lying {
  itemType: FolderItemType;
  itemId: string;
  place: string;
}

const PLACE = z.strictObject({ type: z.enum(['prompt', 'creation']), place: z.string().max(200).regex(/^[0-9A-Za-z]*$/), id: z.uuid() });

// Times are the ids: both kinds have ids that begin with the time.
const PAGES: Record<FolderItemType, Record<Reading['sort'], string>> = {
  prompt: {
    own: `
      select 'prompt' as "itemType", prompt_id as "itemId", place from folder_prompts
      where folder_id = :folderId and (cast(:after as uuid) is null or (place, prompt_id) > (cast(:place as text) collate "C", cast(:after as uuid))) order by place, prompt_id limit :limit`,
    newest: `
      select 'prompt' as "itemType", prompt_id as "itemId", '' as place from folder_prompts
      where folder_id = :folderId and (cast(:after as uuid) is null or prompt_id < cast(:after as uuid)) order by prompt_id desc limit :limit`,
    oldest: `
      select 'prompt' as "itemType", prompt_id as "itemId", '' as place from folder_prompts
      where folder_id = :folderId and (cast(:after as uuid) is null or prompt_id > cast(:after as uuid)) order by prompt_id limit :limit`,
  },
  creation: {
    own: `
      select 'creation' as "itemType", id as "itemId", folder_place as place from creations
      where folder_id = :folderId and trashed_at is null and (cast(:after as uuid) is null or (folder_place, id) > (cast(:place as text) collate "C", cast(:after as uuid))) order by folder_place, id limit :limit`,
    newest: `
      select 'creation' as "itemType", id as "itemId", '' as place from creations
      where folder_id = :folderId and trashed_at is null and (cast(:after as uuid) is null or id < cast(:after as uuid)) order by id desc limit :limit`,
    oldest: `
      select 'creation' as "itemType", id as "itemId", '' as place from creations
      where folder_id = :folderId and trashed_at is null and (cast(:after as uuid) is null or id > cast(:after as uuid)) order by id limit :limit`,
  },
};

/**
 * A folder with a page of what lies in it: for its owner, and read-only for all people once it is published (docs/rules/keeping.md#public-folders).
 * A page may be shorter than requested. @throws AppError not_found; invalid_request for a foreign cursor
 */
export async function openFolder(context: LibraryContext, slug: string, viewerId: string | null, reading: Reading): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const { folder, tree } = await findFolder(knex, context, slug, viewerId);
  const own = folder.owner_id === viewerId;
  const path = [...above(tree, folder), folder];
  const inside = tree.filter(({ parent_id: parent }) => parent === folder.id);
  const [opened, owners, page] = await Promise.all([
    own ? presentOpened(knex, context, [folder, ...inside]) : [folder, ...inside.filter(isPublic)].map(presentToOthers),
    context.identity.creators(knex, [folder.owner_id]),
    folderPage(knex, context, folder, viewerId, reading),
  ]);
  const [first, ...below] = opened;
  if (!first) throw folderMissing();
  return {
    folder: first, below, own,
    owner: owners.get(folder.owner_id) ?? null,
    above: path.slice(0, -1).filter((row) => own || isPublic(row)).map(({ id, name, code }) => ({ id, name, slug: codedSlug(name, code) })),
    startsWith: own ? startsWith(path) : null,
    ...page,
  };
}

/** Published and not taken down. */
export const isPublic = ({ visibility, removed_rule: rule }: FolderRow): boolean => visibility === 'public' && rule === null;

/** The folder at an address with all folders of its owner. @throws AppError not_found, also for what this person may not see */
async function findFolder(connection: Connection, { identity }: Pick<LibraryContext, 'identity'>, slug: string, viewerId: string | null): Promise<{ folder: FolderRow; tree: FolderRow[] }> {
  const code = codeOf(slug);
  const tree = code === undefined ? [] : await readFoldersWith(connection, code);
  const folder = tree.find((row) => row.code === code);
  if (!folder) throw folderMissing();
  if (folder.owner_id === viewerId) return { folder, tree };
  if (!isPublic(folder) || !(await identity.present(connection, [folder.owner_id])).has(folder.owner_id)) throw folderMissing();
  return { folder, tree };
}

async function folderPage(connection: Connection, context: LibraryContext, folder: FolderRow, viewerId: string | null, { type, sort, limit, cursor }: Reading): Promise<Page> {
  const from = afterPlace(cursor, PLACE);
  const types: FolderItemType[] = type ? [type] : from?.type === 'creation' ? ['creation'] : ['prompt', 'creation'];
  const found: Lying[] = [];
  for (const kind of types) {
    if (found.length > limit) break;
    const after = from?.type === kind ? from : null;
    found.push(...(await rows<Lying>(connection, PAGES[kind][sort], { folderId: folder.id, after: after?.id ?? null, place: after?.place ?? null, limit: limit + 1 - found.length })));
  }
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ type: last.itemType, place: last.place, id: last.itemId }));
  return { items: await shownItems(connection, context, page, viewerId, folder.owner_id === viewerId), nextCursor };
}

/** Those of these items that a person may see. Others than the owner see no prompt that only a link opens. */
export async function shownItems(connection: Connection, context: LibraryContext, page: readonly Pick<Lying, 'itemType' | 'itemId'>[], viewerId: string | null, own: boolean): Promise<FolderEntry[]> {
  const ids = (type: FolderItemType): string[] => page.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
  const [prompts, creations] = await Promise.all([context.prompts.cards(connection, ids('prompt'), viewerId), creationCards(connection, context, ids('creation'), viewerId)]);
  return page.flatMap(({ itemType, itemId }): FolderEntry[] => {
    if (itemType === 'creation') {
      const made = creations.get(itemId);
      return made ? [{ itemType, creation: made.creation }] : [];
    }
    const shown = prompts.get(itemId);
    return shown && (own || shown.reach !== 'link') ? [{ itemType, prompt: shown.card }] : [];
  });
}
