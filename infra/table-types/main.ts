import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allMigrations } from '../../backend/bootstrap/migrations.ts';
import { startTestServers } from '../test/test-servers.mjs';
import { filesWithMigrations, tableTypes, unlistedMigrations } from './table-types.ts';

/* `npm run db:types`: migrates an empty database of its own, and writes the types of its tables into each module. Ends with 1 when no list contains a migration. */
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
