/**
 * Address of a Postgres database that belongs to this vitest worker and was empty when the test file began. Tests that
 * need several databases create more from here. Benchmarks, which have no worker, get the server's own database.
 * @throws when neither `npx vitest` nor `npm run bench` started the servers
 */
export const testDatabaseUrl = (): string => databaseOnServer(process.env['TEST_WORKER_DATABASE']);

/** Address of the server's own database, from which others are created. */
export const serverUrl = (): string => required('TEST_DATABASE_URL');

/** Address of a database of the test server: its own one without a name. */
export function databaseOnServer(name?: string): string {
  const url = new URL(serverUrl());
  if (name) url.pathname = `/${name}`;
  return url.href;
}

/**
 * Address of the tests' Redis, without a database number. It is shared: keys need a prefix of the test's own.
 * @throws when neither `npx vitest` nor `npm run bench` started the servers
 */
export const testRedisUrl = (): string => required('TEST_REDIS_URL');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: name the file *.int.test.ts and run it by vitest, which starts the servers.`);
  return value;
}
