import knexFactory from 'knex';
import { newId } from '#kernel/ids.ts';
import { preparedDatabase } from './prepared-database.ts';
import type { Prepared } from './prepared-database.ts';
import { databaseOnServer, serverUrl } from './test-services.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database of its own for a test on the test server, empty unless `content` says more. */
export async function createTestDatabase(prefix = 'app', content: Prepared | 'empty' = 'empty'): Promise<TestDatabase> {
  const name = `${prefix}_${newId().replaceAll('-', '')}`;
  const admin = knexFactory({ client: 'pg', connection: serverUrl(), pool: { min: 0, max: 2 } });
  const template = content === 'empty' ? 'template1' : await preparedDatabase(admin, content);
  // The database is copied file by file: copying through the write-ahead log takes twenty times as long.
  await admin.raw('create database ?? template ?? strategy file_copy', [name, template]);
  return {
    url: databaseOnServer(name),
    async drop() {
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}
