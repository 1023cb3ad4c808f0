import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allMigrations } from './migrations.ts';

const modules = fileURLToPath(new URL('../modules', import.meta.url));

it('moduleMigrations lists the migrations of every module that has some', async () => {
  const folders = readdirSync(modules).filter((name) => readdirSync(join(modules, name)).includes('migrations'));
  const missing: string[] = [];
  for (const name of folders) {
    const exported = (await import(join(modules, name, 'index.ts'))) as Record<string, unknown>;
    const sets = Object.entries(exported).filter(([key]) => key.endsWith('Migrations'));
    if (sets.length === 0 || sets.some(([, set]) => !allMigrations.some((known) => known === set))) missing.push(name);
  }
  expect(missing, 'Add the migrations of these modules to moduleMigrations in backend/bootstrap/migrations.ts.').toEqual([]);
});
