import type { Knex } from 'knex';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { loadConfig } from '../bootstrap/config.ts';
import { allMigrations } from '../bootstrap/migrations.ts';
import { createModules } from '../bootstrap/modules.ts';
import { seedsOf } from '../bootstrap/seeds.ts';
import { createServices } from '../bootstrap/services.ts';
import { TEST_VARIABLES } from './test-config.ts';
import { databaseOnServer, testRedisUrl } from './test-services.ts';

/** The content of a prepared database: empty tables, or tables with the data of the first start. */
export type Prepared = 'migrated' | 'seeded';

// The number of an advisory lock. No other program may use it in the database of the test server.
const ADVISORY_LOCK = 7_263_118_542;

/**
 * Returns the name of a database that is prepared once for this test run, so that tests can copy it. Migrations and seeds take seconds, and a copy
 * takes a tenth of one.
 */
export async function preparedDatabase(server: Knex, content: Prepared): Promise<string> {
  return server.transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
    return prepared(server, tx, content);
  });
}

/** The seeded database begins as a copy of the migrated one. */
async function prepared(server: Knex, lock: Knex.Transaction, content: Prepared): Promise<string> {
  const name = `${content}_${process.env['TEST_RUN_ID'] ?? process.pid}`;
  const { rows } = await lock.raw<{ rows: unknown[] }>('select 1 from pg_database where datname = ?', [name]);
  if (rows.length > 0) return name;
  const template = content === 'seeded' ? await prepared(server, lock, 'migrated') : 'template1';
  await prepareDatabase(server, { name, template, content });
  return name;
}

/** The database has another name until it is complete, so that a process that dies meanwhile leaves no incomplete one. */
async function prepareDatabase(server: Knex, { name, template, content }: { name: string; template: string; content: Prepared }): Promise<void> {
  const unfinished = `${name}_${newId().slice(-12)}`;
  await server.raw('create database ?? template ??', [unfinished, template]);
  const config = loadConfig({ ...TEST_VARIABLES, DATABASE_URL: databaseOnServer(unfinished), REDIS_URL: testRedisUrl(), REDIS_PREFIX: unfinished });
  const services = createServices({ config, name: 'test', log: silentLogger() });
  try {
    await migrateToLatest(services.db.knex, allMigrations);
    const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
    if (content === 'seeded') for (const seed of seedsOf(createModules({ ...services, push }))) await seed.run();
  } finally {
    await services.close();
  }
  await server.raw('alter database ?? rename to ??', [unfinished, name]);
}
