/**
 * Address of the test server's default database, from which tests create others.
 * @throws when neither `npx vitest` nor `npm run bench` started the servers
 */
export const serverUrl = (): string => required('TEST_DATABASE_URL');

/** Address of a database of this name on the test server. */
export function databaseOnServer(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Address of the tests' Redis, without a database number. All tests share it, so keys need a prefix of the test's own.
 * @throws when neither `npx vitest` nor `npm run bench` started the servers
 */
export const testRedisUrl = (): string => required('TEST_REDIS_URL');

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: name the file *.int.test.ts and run it by vitest, which starts the servers.`);
  return value;
}
