import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../run/postgres.mjs';
import { startRedis } from '../run/redis.mjs';
import { servantPlace } from '../run/unprivileged.mjs';

// Settings of the tests' Postgres, with which it never waits for the disk. Tests may use them, because they kill the product's processes but never this
// Postgres. Benchmarks use the real settings.
const FAST = { fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '2GB' };

const MEMORY = '/dev/shm';
/** Free space in bytes that a folder in memory must have to hold the tests' data: several times the data that a run of `npm test` writes. */
const ROOM = 6 * 2 ** 30;

/**
 * Returns a folder for the tests' data: one in memory when it has enough room, else the system's temporary folder. Memory is faster, and each
 * test file copies a database of two thousand small files.
 */
function fastestFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const limit = process.constrainedMemory() || Infinity;
    return Math.min(bavail * bsize, freemem(), limit) >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts Postgres and Redis for tests on free ports with data in a temporary folder. `durable` waits for the disk like production; `small`
 * data may lie in memory. `sockets` gives the addresses of Unix sockets. Redis has no password, so that tests can put a proxy in front of it.
 * Returns `{ databaseUrl, redisUrl, stop }`; stop removes the data.
 */
export async function startTestServers({ durable = false, small = false, sockets = false } = {}) {
  const dir = mkdtempSync(join(small && !durable ? fastestFolder() : tmpdir(), 'conjure-test-'));
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
  const address = sockets ? 'socketUrl' : 'url';
  return { databaseUrl: postgres[address], redisUrl: redis[address], stop };
}
