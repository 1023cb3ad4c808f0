import type { addToFolder as addEndpoint } from '#contracts/folders.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import { announceCreations } from '../announce-creations.ts';
import type { LibraryContext } from '../library-context.ts';
import { announceFolders } from './announce-folders.ts';
import { afterItself, folderItemMissing } from './folders.errors.ts';
import { lockFolder } from './read-folders.ts';

type Item = ResponseOf<typeof addEndpoint>['item'];
type Key = Pick<Item, 'itemType' | 'itemId'>;

interface Placed extends Key {
  place: string;
}

/** Names one item in a folder: `id` is the folder's id, beside the item's own. */
interface ItemInFolder {
  id: string;
  itemId: string;
}

// A creation in the trash keeps its place in its folder, but no list shows it.
const LAST: Record<Item['itemType'], string> = {
  prompt: 'select max(place) as place from folder_prompts where folder_id = :folderId',
  creation: 'select max(folder_place) as place from creations where folder_id = :folderId',
};
const IN_FOLDER = `
  select 'prompt' as "itemType", prompt_id as "itemId", place from folder_prompts where folder_id = :folderId and prompt_id = :itemId
  union all select 'creation', id, coalesce(folder_place, '') from creations where folder_id = :folderId and id = :itemId and trashed_at is null`;
const OWN_CREATION = 'select folder_id as "folderId" from creations where id = :itemId and owner_id = :ownerId and trashed_at is null for update';
const PUT_PROMPT = `
  insert into folder_prompts (owner_id, prompt_id, folder_id, place) values (:ownerId, :itemId, :folderId, :place)
  on conflict (owner_id, prompt_id) do update set folder_id = excluded.folder_id, place = excluded.place`;
const PUT_CREATION = 'update creations set folder_id = :folderId, folder_place = :place where id = :itemId';
const NEXT: Record<Item['itemType'], string> = {
  prompt: `select min(place) as place from folder_prompts where folder_id = :folderId and prompt_id <> :itemId and (cast(:before as text) is null or place > cast(:before as text) collate "C")`,
  creation: `select min(folder_place) as place from creations where folder_id = :folderId and id <> :itemId and (cast(:before as text) is null or folder_place > cast(:before as text) collate "C")`,
};

/** The sort key after the last item of one kind in a folder. The caller has locked the folder. */
export async function lastPlace(tx: Tx, folderId: string, itemType: Item['itemType']): Promise<string | null> {
  return one(await rows<{ place: string | null }>(tx, LAST[itemType], { folderId })).place;
}

async function placed(tx: Tx, folderId: string, itemId: string): Promise<Placed> {
  const [item] = await rows<Placed>(tx, IN_FOLDER, { folderId, itemId });
  if (!item) throw folderItemMissing();
  return item;
}

/**
 * Puts a prompt that this person may open, or an own creation, into a folder as the last of its kind. The item leaves its former folder. An item that is
 * already there keeps its place.
 * @throws AppError not_found, smart_folder
 */
export async function addToFolder(tx: Tx, context: LibraryContext, ownerId: string, folderId: string, { itemType, itemId }: Key): Promise<Item> {
  await lockFolder(tx, ownerId, folderId);
  if (itemType === 'prompt') await context.prompts.about(tx, itemId, ownerId);
  else if ((await rows(tx, OWN_CREATION, { itemId, ownerId })).length === 0) throw folderItemMissing();
  const [known] = await rows<Placed>(tx, IN_FOLDER, { folderId, itemId });
  if (!known) {
    const place = keyBetween(await lastPlace(tx, folderId, itemType), null);
    await rows(tx, itemType === 'prompt' ? PUT_PROMPT : PUT_CREATION, { ownerId, itemId, folderId, place });
    announce(tx, context, ownerId, { itemType, itemId });
  }
  return { itemType, itemId, folderId };
}

/** Takes an item out of its folder, so that it lies in no folder. @throws AppError not_found, smart_folder */
export async function removeFromFolder(tx: Tx, context: LibraryContext, ownerId: string, { id: folderId, itemId }: ItemInFolder): Promise<void> {
  await lockFolder(tx, ownerId, folderId);
  const item = await placed(tx, folderId, itemId);
  if (item.itemType === 'prompt') await tx('folder_prompts').where({ folder_id: folderId, prompt_id: itemId }).delete();
  else await rows(tx, PUT_CREATION, { itemId, folderId: null, place: null });
  announce(tx, context, ownerId, item);
}

/**
 * Moves an item in its folder to the place after another item of its kind, null for the first place. It writes one row. If two tabs reorder at once, the
 * second waits (docs/rules/keeping.md#order).
 * @throws AppError not_found, smart_folder, invalid_request
 */
export async function orderFolderItem(tx: Tx, context: LibraryContext, ownerId: string, { id: folderId, itemId }: ItemInFolder, after: string | null): Promise<Item> {
  await lockFolder(tx, ownerId, folderId);
  const { itemType, place } = await placeAfter(tx, folderId, itemId, after);
  if (itemType === 'prompt') await tx('folder_prompts').where({ folder_id: folderId, prompt_id: itemId }).update({ place });
  else await rows(tx, PUT_CREATION, { itemId, folderId, place });
  announce(tx, context, ownerId, { itemType, itemId });
  return { itemType, itemId, folderId };
}

/**
 * The sort key after another item of the same kind in a folder; null for the first place. The caller has locked the folder.
 * @throws AppError not_found, invalid_request
 */
export async function placeAfter(tx: Tx, folderId: string, itemId: string, after: string | null): Promise<Placed> {
  const { itemType } = await placed(tx, folderId, itemId);
  if (after === itemId) throw afterItself();
  const previous = after === null ? null : await placed(tx, folderId, after);
  if (previous && previous.itemType !== itemType) throw folderItemMissing();
  const before = previous?.place ?? null;
  const next = one(await rows<{ place: string | null }>(tx, NEXT[itemType], { folderId, itemId, before }));
  return { itemType, itemId, place: keyBetween(before, next.place) };
}

function announce(tx: Tx, context: LibraryContext, ownerId: string, { itemType, itemId }: Key): void {
  announceFolders(tx, context, ownerId);
  if (itemType === 'creation') announceCreations(tx, context, ownerId, [itemId]);
}
