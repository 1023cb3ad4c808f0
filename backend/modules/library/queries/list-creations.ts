import { z } from 'zod';
import type { Creation, getCreation as getEndpoint, listCreations as endpoint } from '#contracts/creations.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { afterId, afterPlace, cutPage, cutPageById, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationConditions } from './creation-conditions.ts';
import type { CreationConditions } from './creation-conditions.ts';
import { presentCreations } from './present-creations.ts';

type Reading = Pick<QueryOf<typeof endpoint>, 'sort' | 'limit' | 'cursor'>;

/** A page of own creations with a constant number of statements. @throws AppError invalid_request for the cursor of another list, not_found for a collection */
export async function listCreations(connection: Connection, context: LibraryContext, ownerId: string, { sort, limit, cursor, ...filter }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const conditions = await creationConditions(connection, context, ownerId, filter);
  const { page, nextCursor } = await (sort === 'favourites' ? favourites(connection, conditions, { sort, limit, cursor }) : byTime(connection, conditions, { sort, limit, cursor }));
  return { items: await presentCreations(connection, context, page), nextCursor };
}

async function byTime(connection: Connection, { from, where, bindings }: CreationConditions, { sort, limit, cursor }: Reading) {
  const after = afterId(cursor);
  const wanted = { ...bindings, after, limit: limit + 1 };
  const found = sort === 'oldest'
    ? await rows<CreationRow>(connection, `select ${CREATION_COLUMNS} from ${from} where ${where} and (cast(:after as uuid) is null or id > :after) order by id limit :limit`, wanted)
    : await rows<CreationRow>(connection, `select ${CREATION_COLUMNS} from ${from} where ${where} and (cast(:after as uuid) is null or id < :after) order by id desc limit :limit`, wanted);
  return cutPageById(found, limit);
}

const favouriteCursor = z.strictObject({ place: z.string() });

async function favourites(connection: Connection, { from, where, bindings }: CreationConditions, { limit, cursor }: Reading) {
  const after = afterPlace(cursor, favouriteCursor)?.place ?? null;
  const found = await rows<CreationRow>(
    connection,
    `select ${CREATION_COLUMNS} from ${from} where ${where} and favourite_place is not null and (cast(:after as text) is null or favourite_place > :after) order by favourite_place limit :limit`,
    { ...bindings, after, limit: limit + 1 },
  );
  return cutPage(found, limit, (last) => encodeCursor({ place: must(last.favourite_place, 'the place of a favourite') }));
}

const OWN = `select ${CREATION_COLUMNS} from creations where id = :id and owner_id = :ownerId`;

/** One of a person's own creations, even if it is in the trash. @throws AppError not_found */
export async function findCreation(connection: Connection, context: LibraryContext, ownerId: string, id: string): Promise<ResponseOf<typeof getEndpoint>> {
  const [creation]: Creation[] = await presentCreations(connection, context, await rows<CreationRow>(connection, OWN, { id, ownerId }));
  if (!creation) throw notFound('This creation');
  return { creation };
}
