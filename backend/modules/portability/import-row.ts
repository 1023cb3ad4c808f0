import type { AccountImport } from '#contracts/portability.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { AccountImportsTable } from './portability.tables.ts';

export type ImportRow = Omit<AccountImportsTable, 'owner_id'> & { owner_id: string; imported: number; skipped: number; failed: number };

const counted = (state: string): string => `(select count(*)::int from account_import_items i where i.import_id = a.id and i.state = '${state}') as ${state}`;
export const IMPORT_COLUMNS = `a.id, a.owner_id, a.name, a.bytes, a.received, a.status, a.failure, a.total, a.attempt_no, a.heartbeat_at, a.stored, a.created_at, ${counted('imported')}, ${counted('skipped')}, ${counted('failed')}`;
const OWN = `select ${IMPORT_COLUMNS} from account_imports a where a.id = :id and a.owner_id = :ownerId`;
const LATEST = `select ${IMPORT_COLUMNS} from account_imports a where a.owner_id = :ownerId order by a.id desc limit 5`;

export const presentImport = (row: ImportRow): AccountImport => ({
  id: row.id, name: row.name, bytes: row.bytes, received: row.received, status: row.status, failure: row.failure, total: row.total,
  imported: row.imported, skipped: row.skipped, failed: row.failed, createdAt: row.created_at.toISOString(),
});

/** An account import of this person. @throws AppError not_found */
export async function findImport(connection: Connection, ownerId: string, id: string): Promise<ImportRow> {
  const [found] = await rows<ImportRow>(connection, OWN, { id, ownerId });
  if (!found) throw notFound('This import');
  return found;
}

/** The latest account imports of a person, newest first. */
export const latestImports = (connection: Connection, ownerId: string): Promise<ImportRow[]> => rows<ImportRow>(connection, LATEST, { ownerId });
