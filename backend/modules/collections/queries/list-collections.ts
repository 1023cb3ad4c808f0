import { z } from 'zod';
import type { listCollections as endpoint, listCollectionsOf as ofPersonEndpoint } from '#contracts/collections.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { COLLECTION_COLUMNS } from './find-collection.ts';
import type { CollectionRow } from './find-collection.ts';
import { presentCollections } from './present-collections.ts';

const PLACE = z.strictObject({ at: cursorTime, id: z.uuid() });
/** The place of the collection "Saved" in the list: all other own collections come after it. */
const BEFORE_ALL = '9999-12-31T00:00:00.000Z';
const PAGE = `
  and (cast(:at as timestamptz) is null or (c.updated_at, c.id) < (cast(:at as timestamptz), cast(:after as uuid)))
  order by c.updated_at desc, c.id desc limit :limit`;

const SCOPES = {
  // The first page lists "Saved" first, so later pages leave it out.
  mine: `
    select ${COLLECTION_COLUMNS} from collections c where c.owner_id = cast(:viewerId as uuid)
      and (cast(:at as timestamptz) is null or (not c.is_saved and (c.updated_at, c.id) < (cast(:at as timestamptz), cast(:after as uuid))))
    order by c.is_saved desc, c.updated_at desc, c.id desc limit :limit`,
  contributing: `
    select ${COLLECTION_COLUMNS} from collections c
    where c.removed_rule is null and c.id in (select m.collection_id from collection_contributors m where m.user_id = cast(:viewerId as uuid)) ${PAGE}`,
  following: `
    select ${COLLECTION_COLUMNS} from collections c
    where c.removed_rule is null and c.id in (select f.collection_id from collection_followers f where f.user_id = cast(:viewerId as uuid))
      and (c.visibility <> 'private' or exists (select from collection_contributors m where m.collection_id = c.id and m.user_id = cast(:viewerId as uuid))) ${PAGE}`,
} as const;

const OF_PERSON = `
  select ${COLLECTION_COLUMNS} from collections c
  where c.owner_id = :ownerId and c.visibility = 'public' and c.removed_rule is null
    and not exists (select from collection_shut_out o where o.owner_id = c.owner_id and o.user_id = cast(:viewerId as uuid)) ${PAGE}`;

interface Paging {
  limit: number;
  cursor?: string | undefined;
}

const placeOf = ({ limit, cursor }: Paging): { at: string | null; after: string | null; limit: number } => {
  const place = afterPlace(cursor, PLACE);
  return { at: place?.at ?? null, after: place?.id ?? null, limit: limit + 1 };
};

async function present(context: CollectionsContext, found: readonly CollectionRow[], limit: number, viewerId: string | null): Promise<ResponseOf<typeof endpoint>> {
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.isSaved ? BEFORE_ALL : last.updatedAt.toISOString(), id: last.id }));
  return { items: await presentCollections(context.db.knex, context, page, viewerId), nextCursor };
}

/**
 * A page of a person's own collections, of those they contribute to, or of those they follow: "Saved" first, then the last changed.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function listCollections(context: CollectionsContext, viewerId: string, { scope, ...paging }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  return present(context, await rows<CollectionRow>(context.db.knex, SCOPES[scope], { viewerId, ...placeOf(paging) }), paging.limit, viewerId);
}

/** A page of a person's public collections; none for deleted and banned accounts. @throws AppError invalid_request for a foreign cursor */
export async function listCollectionsOf(context: CollectionsContext, ownerId: string, viewerId: string | null, paging: QueryOf<typeof ofPersonEndpoint>): Promise<ResponseOf<typeof endpoint>> {
  const place = placeOf(paging);
  if (!(await context.identity.present(context.db.knex, [ownerId])).has(ownerId)) return { items: [], nextCursor: null };
  return present(context, await rows<CollectionRow>(context.db.knex, OF_PERSON, { ownerId, viewerId, ...place }), paging.limit, viewerId);
}
