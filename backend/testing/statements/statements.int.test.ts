import { fileURLToPath } from 'node:url';
import knexFactory from 'knex';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { allMigrations } from '../../bootstrap/migrations.ts';
import { checkStatements } from './check-statements.ts';
import type { CheckedStatements } from './check-statements.ts';
import { ALWAYS_FILLED, UNKNOWN_TEXTS } from './known-exceptions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
let found: CheckedStatements;

beforeAll(async () => {
  const database = await createTestDatabase('statements');
  const knex = knexFactory({ client: 'pg', connection: database.url });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrateToLatest(knex, allMigrations);
    await client.connect();
    found = await checkStatements(root, client);
  } finally {
    await client.end();
    await knex.destroy();
    await database.drop();
  }
}, 900_000);

it('the code declares the row of every SQL statement as Postgres would return it', () => {
  expect(found.faults, 'Name, type or null of a column is declared otherwise than Postgres answers it.').toEqual([]);
  expect(found.filled, 'Columns of ALWAYS_FILLED in known-exceptions.ts').toEqual(Object.keys(ALWAYS_FILLED).sort());
  // A search that finds no statement would always pass, so a least number is expected.
  expect(found.checked).toBeGreaterThan(650);
});

it('the text of every SQL statement is known before the program runs, apart from those in a list of named files', () => {
  const unknown = Object.fromEntries(Object.entries(UNKNOWN_TEXTS).map(([file, { statements }]) => [file, statements]));
  expect(found.unknown, 'Files of UNKNOWN_TEXTS in known-exceptions.ts').toEqual(unknown);
});

it('Objection models declare the columns of their tables, and query builders name only columns that a table has', () => {
  expect(found.builders.faults).toEqual([]);
  expect(found.builders.models).toBeGreaterThan(11);
  expect(found.builders.columns).toBeGreaterThan(200);
});

it('query builders contain only SQL texts that Postgres accepts for their table', () => {
  expect(found.fragments.faults).toEqual([]);
  expect(found.fragments.fragments).toBeGreaterThan(9);
});
