import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allMigrations } from '../../backend/bootstrap/migrations.ts';
import { filesWithMigrations, unlistedMigrations } from './table-types.ts';

it("every migration of this repository is in its module's list of migrations", () => {
  const files = filesWithMigrations(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''));
  expect(files.length).toBeGreaterThan(30);
  expect(unlistedMigrations(files, allMigrations)).toEqual([]);
});

it("`npm run db:types` names a migration that no module's list contains, and says where to add it", () => {
  const file = { path: 'backend/modules/counter/migrations/counter.ts', text: "export const counterMigrations: MigrationSet = {\n  '20261201_0900_counter': {\n    async up(knex) {" };
  expect(unlistedMigrations([file], allMigrations)).toEqual([
    "backend/modules/counter/migrations/counter.ts: no list contains the migration 20261201_0900_counter. Add it to the module's migrations, and these to moduleMigrations in backend/bootstrap/migrations.ts.",
  ]);
  expect(unlistedMigrations([file], [{ '20261201_0900_counter': { up: () => Promise.resolve(), down: () => Promise.resolve() } }])).toEqual([]);
});
