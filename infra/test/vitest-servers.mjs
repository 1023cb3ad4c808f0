import { randomUUID } from 'node:crypto';
import { ensureServer } from '../run/server-build.mjs';
import { startTestServers } from './test-servers.mjs';

/** Global setup of the integration tests: starts Postgres and Redis unless the environment names some, and builds the server for processes that tests start. */
export default async function setup({ name }) {
  const brought = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL;
  const [build, servers] = await Promise.all([ensureServer(), brought ? null : startTestServers({ small: name === 'integration' })]);
  process.env.TEST_SERVER_BUILD = build;
  process.env.TEST_RUN_ID = randomUUID().slice(-12);
  if (!servers) return undefined;
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    delete process.env.TEST_REDIS_URL;
    await servers.stop();
  };
}
