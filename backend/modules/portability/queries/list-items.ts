import type { ImportedItem, listImportItems as endpoint } from '#contracts/portability.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { findImport } from '../import-row.ts';

const ITEMS = `
  select id, item_type as type, title, state, reason from account_import_items
  where import_id = :importId and (cast(:state as text) is null or state = :state) and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

/** A page of the report of a person's account import, in the order of the file. @throws AppError not_found, invalid_request */
export async function listItems(connection: Connection, ownerId: string, importId: string, { state, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  await findImport(connection, ownerId, importId);
  const { page, nextCursor } = cutPageById(await rows<ImportedItem>(connection, ITEMS, { importId, state: state ?? null, after: afterId(cursor), limit: limit + 1 }), limit);
  return { items: page, nextCursor };
}
