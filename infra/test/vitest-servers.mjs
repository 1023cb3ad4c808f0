import { startTestServers } from './test-servers.mjs';

/** Global setup of the integration tests: servers of their own, unless the caller brought some. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) return undefined;
  const servers = await startTestServers();
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    delete process.env.TEST_REDIS_URL;
    await servers.stop();
  };
}
