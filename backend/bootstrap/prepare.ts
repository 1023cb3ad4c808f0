import type { Logger } from '#kernel/logging/logger.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import type { Database } from '#kernel/db/database.ts';
import { allMigrations } from './migrations.ts';

/** Writes the first-start data of a module. It must do nothing when its data is there. */
export interface Seed {
  name: string;
  run(): Promise<unknown>;
}

export interface PrepareDeps {
  db: Database;
  log: Logger;
  seeds: readonly Seed[];
}

// The number of the advisory lock for preparing. No other program in this database may use it.
const ADVISORY_LOCK = 7_263_118_541;

/** Brings tables and first-start data up to date. Instances that start at the same time wait until the first has finished. */
export async function prepare({ db, log, seeds }: PrepareDeps): Promise<void> {
  const startedAt = performance.now();
  await alone(db, async () => {
    // Knex's own lock on migrations is removed: this process holds the advisory lock, so that one can only be left over from a killed process.
    await db.knex.migrate.forceFreeMigrationsLock().catch(() => undefined);
    await migrateToLatest(db.knex, allMigrations);
    for (const seed of seeds) await seed.run();
  });
  log.info({ durationMs: Math.round(performance.now() - startedAt) }, 'database is up to date');
}

/** Runs work while no other process prepares the database. Postgres frees a transaction's lock with its connection, however this process ends. */
async function alone({ knex }: Database, work: () => Promise<void>): Promise<void> {
  await knex.transaction(async (tx) => {
    await tx.raw(
      'set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await tx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    await work();
  });
}
