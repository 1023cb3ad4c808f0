import knexFactory from 'knex';
import { newId } from '#kernel/ids.ts';
import { testDatabaseUrl } from './test-services.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the test server. */
export async function createTestDatabase(prefix = 'app'): Promise<TestDatabase> {
  const name = `${prefix}_${newId().replaceAll('-', '')}`;
  const admin = knexFactory({ client: 'pg', connection: testDatabaseUrl(), pool: { min: 0, max: 1 } });
  await admin.raw('create database ??', [name]);
  return {
    url: Object.assign(new URL(testDatabaseUrl()), { pathname: `/${name}` }).href,
    async drop() {
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}
