import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { allMigrations } from '../../backend/bootstrap/migrations.ts';
import { tableTypes } from './table-types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

it('the committed TypeScript types of tables are those that the migrations produce', async () => {
  const database = await createTestDatabase('tables');
  try {
    const written = await tableTypes(root, database.url, allMigrations);
    const stale = [...written].filter(([path, text]) => textAt(path) !== text).map(([path]) => path);
    expect(stale, 'Run `npm run db:types` and commit what it writes.').toEqual([]);
    const files = readdirSync(`${root}/backend`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tables.ts')).map((path) => `backend/${path}`);
    expect(files.sort(), 'A file of table types without a table is to be deleted.').toEqual([...written.keys()].sort());
  } finally {
    await database.drop();
  }
}, 120_000);

function textAt(path: string): string | null {
  try {
    return readFileSync(`${root}/${path}`, 'utf8');
  } catch {
    return null;
  }
}
