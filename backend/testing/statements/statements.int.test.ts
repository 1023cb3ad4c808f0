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

it('declares the rows of every statement as Postgres answers them', () => {
  expect(found.faults, 'Name, type or null of a column is declared otherwise than Postgres answers it.').toEqual([]);
  expect(found.filled, 'Columns of ALWAYS_FILLED in known-exceptions.ts').toEqual(Object.keys(ALWAYS_FILLED).sort());
  // A search that finds nothing would pass for ever.
  expect(found.checked).toBeGreaterThan(650);
});

it('knows the text of every statement before the program runs, apart from named files', () => {
  const unknown = Object.fromEntries(Object.entries(UNKNOWN_TEXTS).map(([file, { statements }]) => [file, statements]));
  expect(found.unknown, 'Files of UNKNOWN_TEXTS in known-exceptions.ts').toEqual(unknown);
});

it('declares models as their tables are, and names only columns that a table has', () => {
  expect(found.builders.faults).toEqual([]);
  expect(found.builders.models).toBeGreaterThan(11);
  expect(found.builders.columns).toBeGreaterThan(200);
});

it('gives builders only SQL texts that Postgres accepts for their table', () => {
  expect(found.fragments.faults).toEqual([]);
  expect(found.fragments.fragments).toBeGreaterThan(9);
});
