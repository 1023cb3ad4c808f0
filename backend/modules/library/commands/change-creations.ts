import { BULK_FILTER_LIMIT } from '#contracts/creations.ts';
import type { changeCreations as endpoint, CreationFilter } from '#contracts/creations.ts';
import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError, invalid } from '#kernel/errors.ts';
import { keysAfter } from '#kernel/fractional-keys.ts';
import { announceCreations } from '../announce-creations.ts';
import { announceFolders } from '../folders/announce-folders.ts';
import { lastPlace } from '../folders/folder-items.ts';
import { lockFolder } from '../folders/read-folders.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationConditions } from '../queries/creation-conditions.ts';
import { deleteForEver, restoreCreations, trashCreations } from './trash-creations.ts';

type Body = BodyOf<typeof endpoint>;
type Refused = ResponseOf<typeof endpoint>['refused'];

/** How many creations one request with a filter publishes at most: publishing reads the words of each run, so it takes longer than other actions. */
const PUBLISHED_A_TIME = 100;

/**
 * Applies one action to many of a person's creations, each as a request for it alone would (docs/rules/keeping.md#bulk). A filter is handled
 * in parts: `more` says that it still finds creations that the action would change.
 * @throws AppError invalid_request, not_found for a folder or collection, smart_folder
 */
export async function changeCreations(tx: Tx, context: LibraryContext, ownerId: string, body: Body): Promise<ResponseOf<typeof endpoint>> {
  // This command locks folders before creations, as all commands do, because the other order could deadlock.
  if (body.action === 'move' && body.folderId) await lockFolder(tx, ownerId, body.folderId);
  const { ids, unknown, more } = await chosenCreations(tx, context, ownerId, body);
  const refused: Refused = [...unknown.map((id) => ({ id, code: 'not_found' })), ...(ids.length > 0 ? await act(tx, context, ownerId, body, ids) : [])];
  const done = ids.length + unknown.length - refused.length;
  // When the action changed none of the found creations, `more` must be false. Otherwise the client would repeat a request that finds the same ones again.
  return { done, refused, more: more && done > 0 && body.action !== 'collect' };
}

interface Chosen {
  ids: string[];
  unknown: string[];
  more: boolean;
}

const inTrash = ({ action }: Pick<Body, 'action'>): boolean => action === 'restore' || action === 'delete';

const NAMED = 'select id from creations where owner_id = :ownerId and id = any(cast(:ids as uuid[])) and (trashed_at is not null) = :inTrash order by id for update';

/** The creations that a bulk request names or finds, locked in the order of their ids. */
async function chosenCreations(tx: Tx, context: LibraryContext, ownerId: string, body: Body): Promise<Chosen> {
  const { ids, filter } = body;
  if ((ids === undefined) === (filter === undefined)) throw invalid([{ path: ['ids'], message: 'Give either ids or a filter.' }]);
  if (filter) return filteredCreations(tx, context, ownerId, body, filter);
  const asked = [...new Set(ids)];
  const found = new Set((await rows<{ id: string }>(tx, NAMED, { ownerId, ids: asked, inTrash: inTrash(body) })).map(({ id }) => id));
  return { ids: [...found], unknown: asked.filter((id) => !found.has(id)), more: false };
}

async function filteredCreations(tx: Tx, context: LibraryContext, ownerId: string, body: Body, filter: CreationFilter): Promise<Chosen> {
  const { from, where, bindings } = await creationConditions(tx, context, ownerId, { ...filter, trash: inTrash(body) ? 'true' : 'false' });
  const limit = body.action === 'publish' ? PUBLISHED_A_TIME : BULK_FILTER_LIMIT;
  const found = await rows<{ id: string }>(
    tx,
    `select id from ${from} where ${where} and case cast(:action as text)
       when 'publish' then visibility = 'private' when 'unpublish' then visibility = 'public' when 'move' then folder_id is distinct from cast(:folderId as uuid) else true end
     order by id limit :limit`,
    { ...bindings, action: body.action, folderId: body.folderId ?? null, limit: limit + 1 },
  );
  const ids = found.slice(0, limit).map(({ id }) => id);
  // A second statement locks the found creations, because the search uses a subquery, whose rows Postgres cannot lock.
  const locked = await rows<{ id: string }>(tx, NAMED, { ownerId, ids, inTrash: inTrash(body) });
  return { ids: locked.map(({ id }) => id), unknown: [], more: found.length > limit };
}

/** Applies the action to creations that are locked. Returns a refusal for each creation that it does not apply to. */
async function act(tx: Tx, context: LibraryContext, ownerId: string, { action, folderId, collectionId }: Body, ids: string[]): Promise<Refused> {
  switch (action) {
    case 'trash': return lost(ids, await trashCreations(tx, context, ownerId, ids));
    case 'restore': return lost(ids, await restoreCreations(tx, context, ownerId, ids));
    case 'delete': return lost(ids, await deleteForEver(tx, context, ownerId, ids));
    case 'move': return moveCreations(tx, context, ownerId, ids, folderId);
    case 'collect': return collectCreations(tx, context, ownerId, ids, collectionId);
    case 'publish': return publishCreations(tx, context, ownerId, ids);
    default: {
      await context.runs.unpublish(tx, ownerId, ids);
      return setVisibility(tx, context, ownerId, ids, 'private');
    }
  }
}

/** Refusals for creations whose runs had already moved to the trash or out of it. */
const lost = (asked: readonly string[], done: readonly string[]): Refused => asked.filter((id) => !done.includes(id)).map((id) => ({ id, code: 'not_found' }));

const MOVE = `
  update creations c set folder_id = :folderId, folder_place = w.place from unnest(cast(:ids as uuid[]), cast(:places as text[])) as w (id, place)
  where c.id = w.id and c.folder_id is distinct from :folderId`;

/** Puts creations into a folder, after its last one; creations that are already there keep their place. The caller has locked the folder. */
async function moveCreations(tx: Tx, context: LibraryContext, ownerId: string, ids: string[], folderId: string | null | undefined): Promise<Refused> {
  if (folderId === undefined) throw invalid([{ path: ['folderId'], message: 'Say which folder, or null for none.' }]);
  const places = folderId === null ? ids.map(() => null) : keysAfter(await lastPlace(tx, folderId, 'creation'), ids.length);
  await rows(tx, MOVE, { folderId, ids, places });
  announceCreations(tx, context, ownerId, ids);
  announceFolders(tx, context, ownerId);
  return [];
}

async function collectCreations(tx: Tx, { collections }: LibraryContext, ownerId: string, ids: string[], collectionId: string | undefined): Promise<Refused> {
  if (collectionId === undefined) throw invalid([{ path: ['collectionId'], message: 'Say which collection.' }]);
  return (await collections.add(tx, ownerId, collectionId, ids)).refused;
}

/**
 * Publishes each of these creations unless it would reveal a sealed text or its prompt was removed. That check comes before any write, so a
 * refusal changes nothing.
 */
async function publishCreations(tx: Tx, context: LibraryContext, ownerId: string, ids: string[]): Promise<Refused> {
  const refused: Refused = [];
  for (const id of ids) {
    try {
      await context.runs.publish(tx, ownerId, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, code: error.code });
    }
  }
  const kept = new Set(refused.map(({ id }) => id));
  await setVisibility(tx, context, ownerId, ids.filter((id) => !kept.has(id)), 'public');
  return refused;
}

async function setVisibility(tx: Tx, context: LibraryContext, ownerId: string, ids: string[], visibility: 'private' | 'public'): Promise<Refused> {
  await rows(tx, 'update creations set visibility = :visibility where id = any(cast(:ids as uuid[]))', { visibility, ids });
  announceCreations(tx, context, ownerId, ids);
  return [];
}
