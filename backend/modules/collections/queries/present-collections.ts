import type { Collection } from '#contracts/collections.ts';
import { one } from '#contracts/must.ts';
import { codedSlug } from '#kernel/coded-slug.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { isInside, isOwner, mayManage } from '../collections.policy.ts';
import type { CollectionsContext } from '../collections-context.ts';
import type { CollectionRow } from './find-collection.ts';
import { shownWorks } from './shown-works.ts';
import type { Work } from './shown-works.ts';

const COVERS = 5;
// More works are read than a cover shows, because some may be hidden from the viewer.
const CANDIDATES = 8;
const FIRST = `
  select c.id as "collectionId", i.item_type as "itemType", i.item_id as "itemId"
  from unnest(cast(:ids as uuid[])) as c (id)
  cross join lateral (
    select item_type, item_id, position from collection_items where collection_id = c.id and status = 'accepted' order by position, item_id limit ${CANDIDATES}
  ) i
  order by c.id, i.position, i.item_id`;

const FACES = 3;
const CONTRIBUTORS = `
  select collection_id as "collectionId", count(*)::int as count, (array_agg(user_id order by since, user_id))[1:${FACES}] as first
  from collection_contributors where collection_id = any(cast(:ids as uuid[])) and permission <> 'view' group by collection_id`;

type Deps = Pick<CollectionsContext, 'identity' | 'prompts' | 'creations' | 'packs'>;

/** Collections as a person sees them, with their owners and covers, in a number of statements that does not grow with the list. */
export async function presentCollections(connection: Connection, context: Deps, found: readonly CollectionRow[], viewerId: string | null): Promise<Collection[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const joined = new Map((await rows<{ collectionId: string; count: number; first: string[] }>(connection, CONTRIBUTORS, { ids })).map((row) => [row.collectionId, row]));
  const people = await context.identity.creators(connection, [...found.map(({ ownerId }) => ownerId), ...[...joined.values()].flatMap((row) => row.first)]);
  const first = await rows<Work & { collectionId: string }>(connection, FIRST, { ids });
  const shown = await shownWorks(connection, context, first, viewerId);
  return found.map((row) => {
    const inside = isInside(row, viewerId);
    const covers = first.filter(({ collectionId }) => collectionId === row.id).flatMap(({ itemType, itemId }) => {
      if (itemType === 'prompt') {
        const card = shown.prompt(itemId, inside);
        return card ? [{ url: card.coverUrl, type: card.contentType }] : [];
      }
      if (itemType === 'pack') {
        const pack = shown.pack(itemId);
        const cover = pack?.covers.find(({ coverUrl }) => coverUrl !== null) ?? pack?.covers[0];
        return pack ? [{ url: cover?.coverUrl ?? null, type: cover?.contentType ?? 'text' as const }] : [];
      }
      const creation = shown.creation(itemId);
      return creation && !creation.sensitive ? [{ url: creation.outputs[0]?.posterUrl ?? creation.outputs[0]?.url ?? null, type: creation.contentType }] : [];
    });
    return {
      id: row.id,
      slug: codedSlug(row.name, row.code),
      name: row.name,
      description: row.description,
      kind: row.kind,
      visibility: row.visibility,
      add: row.addBy,
      isSaved: row.isSaved,
      owner: people.get(row.ownerId) ?? null,
      itemCount: row.itemCount,
      followerCount: row.followerCount,
      coverUrls: covers.slice(0, COVERS).map(({ url }) => url),
      coverTypes: covers.slice(0, COVERS).map(({ type }) => type),
      contributorCount: joined.get(row.id)?.count ?? 0,
      contributors: joined.get(row.id)?.first.flatMap((id) => people.get(id) ?? []) ?? [],
      updatedAt: row.updatedAt.toISOString(),
      removed: row.removedRule !== null,
      viewer: {
        own: isOwner(row, viewerId),
        permission: row.permission,
        following: row.following,
        toReview: viewerId !== null && mayManage(row, viewerId) ? row.reviewCount : 0,
      },
    };
  });
}

/** One collection in the form in which `presentCollections` returns it for lists. */
export async function presentCollection(connection: Connection, context: Deps, row: CollectionRow, viewerId: string | null): Promise<Collection> {
  return one(await presentCollections(connection, context, [row], viewerId));
}
