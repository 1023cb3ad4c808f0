import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#kernel/clock.ts';
import { createDatabase } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createWallet } from '#modules/wallet/index.ts';

/** The result of checking a restored database and its files. */
export interface Proof {
  /** The violations of the ledger's rules in the restored database; any of them means a failed restore. */
  ledgerViolations: string[];
  /** Number of rows in the restored database, by table. */
  rows: Record<string, number>;
  /** Time of the latest change that the restored database contains. */
  lastChangeAt: string | null;
  /** Uploaded files that the restored database names and that are missing on the disk or have another size. */
  filesMissing: string[];
}

const PROOF_TIMEOUT_MS = 600_000;

/** Checks a restored database's ledger and compares its files with the disk. `storageDir` is null when a bucket holds the files: then they are not compared. */
export async function prove(databaseUrl: string, storageDir: string | null): Promise<Proof> {
  const db = createDatabase({
    url: databaseUrl, poolMax: 2, statementTimeoutMs: PROOF_TIMEOUT_MS, lockTimeoutMs: PROOF_TIMEOUT_MS, idleInTransactionTimeoutMs: PROOF_TIMEOUT_MS,
    onCallbackError: (error) => {
      throw error;
    },
  });
  try {
    const found = await db.transaction((tx) => ledgerOf(db).violations(tx));
    const { rows: ledger } = await db.knex.raw<{ rows: { at: Date | null }[] }>('select greatest((select max(occurred_at) from ledger_transactions), (select max(occurred_at) from outbox_events)) as at');
    return {
      ledgerViolations: found.map((violation) => JSON.stringify(violation)),
      rows: await countRows(db),
      lastChangeAt: ledger[0]?.at?.toISOString() ?? null,
      filesMissing: storageDir === null ? [] : await missingFiles(db, storageDir),
    };
  } finally {
    await db.close();
  }
}

function ledgerOf(db: Database) {
  const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
  return createWallet({ db, clock: systemClock, outbox: createOutbox({ clock: systemClock, wake: () => undefined }), push }).ledger;
}

async function countRows({ knex }: Database): Promise<Record<string, number>> {
  const tables = await knex('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck<string[]>('tablename');
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await knex.raw<{ rows: { count: number }[] }>('select count(*) as count from ??', [table]);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function missingFiles({ knex }: Database, storageDir: string): Promise<string[]> {
  const files = await knex('files').orderBy('id').select('storage_key', 'bytes');
  const missing: string[] = [];
  for (const { storage_key: key, bytes } of files) {
    const size = await stat(join(storageDir, key)).then((found) => found.size, () => null);
    if (size !== bytes) missing.push(key);
  }
  return missing;
}
