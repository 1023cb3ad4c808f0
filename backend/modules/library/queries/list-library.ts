import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { LIBRARY_SELECTION_LIMIT } from '#contracts/library.ts';
import type { LibrarySort, listLibrary as endpoint } from '#contracts/library.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { ENTRY_COLUMNS } from '../library-entry-row.ts';
import type { EntryRow } from '../library-entry-row.ts';
import type { LibraryContext } from '../library-context.ts';
import { libraryConditions } from './library-conditions.ts';
import type { LibraryFilter } from './library-conditions.ts';
import { presentEntries } from './present-entries.ts';

/** For each sort order of the library, the compared value as text that sorts like it, and the direction. Entries of equal value follow by their ids. */
const ORDERS: Record<LibrarySort | 'trashed', { key: string; down: boolean }> = {
  used: { key: `coalesce(extract(epoch from last_used_at), 0)`, down: true },
  updated: { key: 'extract(epoch from updated_at)', down: true },
  runs: { key: 'runs', down: true },
  trashed: { key: 'extract(epoch from trashed_at)', down: true },
  name: { key: 'lower(title)', down: false },
  order: { key: 'star_place', down: false },
};

const place = z.strictObject({ sort: z.string(), key: z.string().max(300), id: z.uuid() });

/** The format of a numeric sort key in a page cursor. Any other text is refused here, because Postgres would fail on it. */
const NUMBER = /^-?\d{1,20}(?:\.\d{1,10})?$/;

/** A page of a person's library with a constant number of statements. @throws AppError invalid_request for the cursor of another list, not_found for a folder */
export async function listLibrary(connection: Connection, context: LibraryContext, ownerId: string, { sort, limit, cursor, ...filter }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { where, bindings } = await libraryConditions(connection, context, ownerId, filter);
  const by = orderOf(sort, filter);
  const { key, down } = ORDERS[by];
  const type = by === 'name' || by === 'order' ? 'text' : 'numeric';
  const after = afterPlace(cursor, place.refine((read) => read.sort === by && (type === 'text' || NUMBER.test(read.key))));
  const then = after ? `where (key, prompt_id) ${down ? '<' : '>'} (cast(:after as ${type}), cast(:afterId as uuid))` : '';
  const found = await rows<EntryRow & { key: string | number; total: number }>(
    connection,
    `with matching as (select ${ENTRY_COLUMNS}, ${key} as key, count(*) over () as total from library_entries where ${where})
     select * from matching ${then} order by key ${down ? 'desc' : ''}, prompt_id ${down ? 'desc' : ''} limit :limit`,
    { ...bindings, limit: limit + 1, ...(after && { after: after.key, afterId: after.id }) },
  );
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ sort: by, key: String(last.key), id: last.prompt_id }));
  return { items: await presentEntries(connection, context, ownerId, page), nextCursor, total: after === null ? (found[0]?.total ?? 0) : null };
}

/** The trash of the library lists the last deleted first. The owner's own order exists for favourites only. */
function orderOf(sort: LibrarySort, { view }: LibraryFilter): LibrarySort | 'trashed' {
  if (view === 'trash') return 'trashed';
  return sort === 'order' && view !== 'favourites' ? 'used' : sort;
}

/** The ids of all library entries that match a filter. @throws AppError not_found for a folder */
export async function libraryIds(connection: Connection, context: LibraryContext, ownerId: string, filter: LibraryFilter): Promise<string[]> {
  const { where, bindings } = await libraryConditions(connection, context, ownerId, filter);
  const found = await rows<{ prompt_id: string }>(connection, `select prompt_id from library_entries where ${where} order by prompt_id limit ${LIBRARY_SELECTION_LIMIT}`, bindings);
  return found.map(({ prompt_id: id }) => id);
}
