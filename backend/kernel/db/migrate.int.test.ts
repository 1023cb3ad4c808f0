import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { migrateToLatest, OtherVersionError } from './migrate.ts';
import type { MigrationSet } from './migrate.ts';

const table = (name: string): MigrationSet => ({
  [`20260101_${name}`]: {
    async up(knex) {
      await knex.schema.createTable(name, (columns) => columns.increments());
    },
    async down(knex) {
      await knex.schema.dropTable(name);
    },
  },
});

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase('migrations');
  db = createDatabase({
    url: database.url, poolMax: 2, acquireTimeoutMs: 3_000, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000, idleInTransactionTimeoutMs: 5_000,
    onCallbackError: (error) => expect.fail(String(error)),
  });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('migrations', () => {
  it('each migration runs once, in the order of the names, also when a later start brings more migrations', async () => {
    await migrateToLatest(db.knex, [table('first_shelves')]);
    await migrateToLatest(db.knex, [table('second_shelves'), table('first_shelves')]);
    expect(await db.knex('knex_migrations').orderBy('id').pluck('name')).toEqual(['20260101_first_shelves', '20260101_second_shelves']);
  });

  it('a start refuses a database that another version migrated, changes nothing in it, and says what to delete', async () => {
    const start = migrateToLatest(db.knex, [table('first_shelves'), table('third_shelves')]);
    await expect(start).rejects.toThrow(OtherVersionError);
    await expect(start).rejects.toThrow(/knows the migration 20260101_second_shelves, .*delete the data folder \(\.data, /);
    expect(await db.knex.schema.hasTable('third_shelves')).toBe(false);
  });
});
