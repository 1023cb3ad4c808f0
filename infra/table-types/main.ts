import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allMigrations } from '../../backend/bootstrap/migrations.ts';
import { startTestServers } from '../test/test-servers.mjs';
import { filesWithMigrations, tableTypes, unlistedMigrations } from './table-types.ts';

/*
 * `npm run db:types`: migrates an empty database of its own, and writes the TypeScript types of its tables into each module. It ends with 1 when a
 * migration is in no module's list, because that migration never runs.
 */
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const unlisted = unlistedMigrations(filesWithMigrations(root), allMigrations);
if (unlisted.length > 0) {
  for (const problem of unlisted) console.error(problem);
  process.exit(1);
}
const servers = await startTestServers();
try {
  for (const [path, text] of await tableTypes(root, servers.databaseUrl, allMigrations)) {
    writeFileSync(`${root}/${path}`, text);
    console.log(path);
  }
} finally {
  await servers.stop();
}
