import type { Finding, Reconciliation } from '#contracts/stripe-sync.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A row of `reconciliations`. */
export interface ReconciliationRow {
  id: string;
  from_at: Date;
  to_at: Date;
  dry_run: boolean;
  status: Reconciliation['status'];
  started_by: string;
  started_by_name: string;
  compared: number;
  findings: Finding[];
  error: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** The latest reconciliations. */
export async function listReconciliations(connection: Connection, limit: number): Promise<Reconciliation[]> {
  const found = await rows<ReconciliationRow>(connection, 'select * from reconciliations order by id desc limit ?', [limit]);
  return found.map(presentReconciliation);
}

/** One reconciliation; null for an unknown id. */
export async function findReconciliation(connection: Connection, id: string): Promise<ReconciliationRow | null> {
  const [row] = await rows<ReconciliationRow>(connection, 'select * from reconciliations where id = ?', [id]);
  return row ?? null;
}

/** A reconciliation as administrators see it. */
export const presentReconciliation = (row: ReconciliationRow): Reconciliation => ({
  id: row.id,
  from: row.from_at.toISOString(),
  to: row.to_at.toISOString(),
  dryRun: row.dry_run,
  status: row.status,
  startedAt: row.started_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  compared: row.compared,
  findings: row.findings,
  error: row.error,
});
