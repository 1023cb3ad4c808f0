import { z } from 'zod';
import type { FolderItemType, openFolder as endpoint } from '#contracts/folders.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { LibraryContext } from '../library-context.ts';
import type { FolderRow } from './folder-row.ts';
import { queryOf } from './stored-values.ts';
import { shownItems } from './shown-items.ts';
import type { PlacedItem } from './shown-items.ts';
import { smartPage } from './smart-folders.ts';

export type FolderReading = QueryOf<typeof endpoint>;
type Page = Pick<ResponseOf<typeof endpoint>, 'items' | 'nextCursor'>;

const PLACE = z.strictObject({ type: z.enum(['prompt', 'creation']), place: z.string().max(200).regex(/^[0-9A-Za-z]*$/), id: z.uuid() });

const PROMPTS = `select 'prompt' as "itemType", prompt_id as "itemId", place from folder_prompts where folder_id = :folderId`;
// For other people than the owner, the query for a folder's items leaves private creations out. Leaving them out afterwards could give empty pages.
const CREATIONS = `
  select 'creation' as "itemType", id as "itemId", coalesce(folder_place, '') as place from creations
  where folder_id = :folderId and trashed_at is null and (not cast(:shared as boolean) or visibility = 'public')`;

// Items are sorted newest first by their ids alone, because ids of prompts and creations begin with the time.
const PAGES: Record<FolderItemType, Record<FolderReading['sort'], string>> = {
  prompt: {
    own: `${PROMPTS} and (cast(:after as uuid) is null or (place, prompt_id) > (cast(:place as text) collate "C", cast(:after as uuid))) order by place, prompt_id limit :limit`,
    newest: `${PROMPTS} and (cast(:after as uuid) is null or prompt_id < cast(:after as uuid)) order by prompt_id desc limit :limit`,
    oldest: `${PROMPTS} and (cast(:after as uuid) is null or prompt_id > cast(:after as uuid)) order by prompt_id limit :limit`,
  },
  creation: {
    own: `${CREATIONS} and (cast(:after as uuid) is null or (folder_place, id) > (cast(:place as text) collate "C", cast(:after as uuid))) order by folder_place, id limit :limit`,
    newest: `${CREATIONS} and (cast(:after as uuid) is null or id < cast(:after as uuid)) order by id desc limit :limit`,
    oldest: `${CREATIONS} and (cast(:after as uuid) is null or id > cast(:after as uuid)) order by id limit :limit`,
  },
};

/**
 * A page of the items in a folder, or of what a smart folder's query finds; prompts come before creations.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function folderPage(connection: Connection, context: LibraryContext, folder: FolderRow, viewerId: string | null, { type, sort, limit, cursor }: FolderReading): Promise<Page> {
  const from = afterPlace(cursor, PLACE);
  const own = folder.owner_id === viewerId;
  const read = readerOf(connection, context, folder, sort, !own);
  const types: FolderItemType[] = type ? [type] : from?.type === 'creation' ? ['creation'] : ['prompt', 'creation'];
  const found: PlacedItem[] = [];
  for (const kind of types) {
    if (found.length <= limit) found.push(...(await read(kind, from?.type === kind ? from : null, limit + 1 - found.length)));
  }
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ type: last.itemType, place: last.place, id: last.itemId }));
  return { items: await shownItems(connection, context, page, { viewerId, own }), nextCursor };
}

type Reader = (type: FolderItemType, after: { place: string; id: string } | null, limit: number) => Promise<PlacedItem[]>;

function readerOf(connection: Connection, context: LibraryContext, folder: FolderRow, sort: FolderReading['sort'], shared: boolean): Reader {
  if (folder.kind === 'manual') return (type, after, limit) => rows<PlacedItem>(connection, PAGES[type][sort], { folderId: folder.id, shared, after: after?.id ?? null, place: after?.place ?? null, limit });
  const query = queryOf(folder);
  return async (type, after, limit) => (query?.of === type ? smartPage(connection, context, folder.owner_id, query, { sort, after: after?.id ?? null, limit, shared }) : []);
}
