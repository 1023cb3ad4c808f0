import type { CreationFilter } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import type { LibraryContext } from '../library-context.ts';
import { creationConditions } from './creation-conditions.ts';

const PAGE = 100;
const NAMED = `
  select ${CREATION_COLUMNS} from creations where owner_id = :ownerId and id = any(cast(:ids as uuid[])) and (cast(:after as uuid) is null or id > :after) order by id limit ${PAGE}`;

/** The next own creations after a given one, oldest first; empty after the last one. */
export async function nextCreations(connection: Connection, context: LibraryContext, ownerId: string, wanted: { ids: string[] } | { filter: CreationFilter }, after: string | null): Promise<CreationRow[]> {
  if ('ids' in wanted) return rows<CreationRow>(connection, NAMED, { ownerId, ids: wanted.ids, after });
  const { from, where, bindings } = await creationConditions(connection, context, ownerId, wanted.filter);
  return rows<CreationRow>(
    connection,
    `select ${CREATION_COLUMNS} from ${from} where ${where} and (cast(:after as uuid) is null or id > :after) order by id limit ${PAGE}`,
    { ...bindings, after },
  );
}
