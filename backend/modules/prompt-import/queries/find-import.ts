import type { PromptImport } from '#contracts/prompt-import.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { importNotFound } from '../prompt-import.errors.ts';

interface ImportRecord {
  id: string;
  file_name: string;
  format: PromptImport['format'];
  state: PromptImport['state'];
  problem: string | null;
  created_at: Date;
  ready: number;
  refused: number;
  imported: number;
}

const COUNTED = `
  select i.id, i.file_name, i.format, i.state, i.problem, i.created_at, c.ready, c.refused, c.imported
  from prompt_imports i, lateral (
    select count(*) filter (where state = 'ready') as ready, count(*) filter (where state = 'refused') as refused,
      count(*) filter (where state = 'imported') as imported
    from prompt_import_rows r where r.import_id = i.id) c`;

const present = (found: ImportRecord): PromptImport => ({
  id: found.id,
  fileName: found.file_name,
  format: found.format,
  state: found.state,
  problem: found.problem,
  rows: { total: found.ready + found.refused + found.imported, ready: found.ready, refused: found.refused, imported: found.imported },
  createdAt: found.created_at.toISOString(),
});

/**
 * Returns a person's own import with the counts of its rows. Another person's import counts as unknown.
 * @throws AppError not_found, also for another person's
 */
export async function findImport(connection: Connection, importId: string, userId: string): Promise<PromptImport> {
  const [found] = await rows<ImportRecord>(connection, `${COUNTED} where i.id = :importId and i.user_id = :userId`, { importId, userId });
  if (!found) throw importNotFound();
  return present(found);
}

/** Returns a person's imports that wait for a decision, latest first. */
export async function waitingImports(connection: Connection, userId: string): Promise<PromptImport[]> {
  const found = await rows<ImportRecord>(connection, `${COUNTED} where i.user_id = :userId and i.state = 'ready' order by i.id desc`, { userId });
  return found.map(present);
}

/**
 * Locks the row of a person's own import until the transaction ends.
 * @throws AppError not_found
 */
export async function lockImport(tx: Tx, importId: string, userId: string): Promise<void> {
  const found = await rows(tx, 'select 1 from prompt_imports where id = :importId and user_id = :userId for update', { importId, userId });
  if (found.length === 0) throw importNotFound();
}
