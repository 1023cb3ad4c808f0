import { ARCHIVE_ITEMS_LIMIT, creationFilter } from '#contracts/creations.ts';
import type { CreationArchive, createArchive as endpoint } from '#contracts/creations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid, notFound } from '#kernel/errors.ts';
import type { LibraryContext } from '../library-context.ts';
import { archiveTooLarge } from '../library.errors.ts';
import { creationConditions } from '../queries/creation-conditions.ts';

const NAMED = 'select count(*) as items from creations where owner_id = :ownerId and id = any(cast(:ids as uuid[]))';

/**
 * Orders a ZIP of creations from a worker (docs/rules/keeping.md#archives). A filter selects the creations when the worker makes the ZIP.
 * @throws AppError invalid_request, not_found, archive_too_large, archives_busy
 */
export async function requestArchive(tx: Tx, context: LibraryContext, ownerId: string, { ids, filter }: BodyOf<typeof endpoint>): Promise<CreationArchive> {
  if ((ids === undefined) === (filter === undefined)) throw invalid([{ path: ['ids'], message: 'Give either ids or a filter.' }]);
  const { items } = ids ? one(await rows<{ items: number }>(tx, NAMED, { ownerId, ids })) : await counted(tx, context, ownerId, creationFilter.parse(filter));
  if (items === 0) throw notFound('A creation for this ZIP');
  if (items > ARCHIVE_ITEMS_LIMIT) throw archiveTooLarge(items);
  const name = `${PRODUCT.toLowerCase()}-creations-${utcDay(context.clock.now())}.zip`;
  return context.archives.request(tx, { ownerId, kind: 'creations', name, request: ids ? { ids } : { filter }, items });
}

async function counted(tx: Tx, context: LibraryContext, ownerId: string, filter: ReturnType<typeof creationFilter.parse>): Promise<{ items: number }> {
  const { from, where, bindings } = await creationConditions(tx, context, ownerId, filter);
  return one(await rows<{ items: number }>(tx, `select count(*) as items from ${from} where ${where}`, bindings));
}
