import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../run/postgres.mjs';
import { startRedis } from '../run/redis.mjs';
import { servantPlace } from '../run/unprivileged.mjs';

// Test data outlives no crash of the machine, so nothing waits for the disk. Benchmarks ask for the real settings.
const FAST = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };

/**
 * Own Postgres and Redis on free ports with data in a temporary folder. `durable` waits for the disk like production.
 * Redis has no password, so that tests can put a proxy in front of it. Returns `{ databaseUrl, redisUrl, stop }`; stop removes the data.
 */
export async function startTestServers({ durable = false } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-test-'));
  chmodSync(dir, 0o755);
  const place = servantPlace(dir);
  const settings = { max_connections: 400, ...(durable ? {} : FAST) };
  const onFetch = () => process.stderr.write('Fetching Redis from Debian, once…\n');
  const clean = () => [dir, place.dir].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  const started = await Promise.allSettled([
    startPostgres({ place, secretsDir: dir, settings }),
    startRedis({ place, onFetch }),
  ]);
  const stop = async () => {
    await Promise.all(started.map((server) => server.value?.stop()));
    clean();
  };
  const failed = started.find((server) => server.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [postgres, redis] = started.map((server) => server.value);
  return { databaseUrl: postgres.url, redisUrl: redis.url, stop };
}
