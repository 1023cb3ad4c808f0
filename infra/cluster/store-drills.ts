import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { errorText } from '../../backend/kernel/error-text.ts';
import { servantDir } from '../run/unprivileged.mjs';
import type { Cluster } from './cluster.ts';
import { expectEffect } from './drill.ts';
import type { Drill } from './drill.ts';
import { startPostgresServer } from './postgres-server.ts';
import { mountSmallDisk, smallDiskMissing } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { databaseAt, inDatabase } from './stores.ts';

/** The application name of the drill's own Postgres connections, so that the drill does not close them. */
const OWN = 'drill';

async function onPrimaryRedis<T>({ redis }: Cluster, work: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(redis.primary.port, '127.0.0.1');
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

/** Fills the cluster's Redis to its memory limit, at which Redis refuses writes and evicts nothing. */
const redisFull = (cluster: Cluster, awayMs: number): Promise<void> =>
  onPrimaryRedis(cluster, async (client) => {
    const [, allowed = '0'] = await client.config('GET', 'maxmemory').then((pair) => (Array.isArray(pair) ? pair.map(String) : []));
    await client.config('SET', 'maxmemory', '1');
    const refusal = await client.set('drill', '1').then(() => '', (error: unknown) => String(error));
    await wait(awayMs);
    await client.config('SET', 'maxmemory', allowed);
    expectEffect(refusal.includes('OOM'), 'Redis took a write');
  });

/** Closes all connections to the cluster's Postgres and takes every free place for a while, so that the product gets none. */
async function connectionsTaken(cluster: Cluster, awayMs: number): Promise<void> {
  const connectionString = cluster.databaseUrl();
  const hogs: pg.Client[] = [];
  const take = async (): Promise<boolean> => {
    const hog = new pg.Client({ connectionString, application_name: OWN });
    hog.on('error', () => undefined);
    return hog.connect().then(() => Boolean(hogs.push(hog)), () => false);
  };
  try {
    await take();
    const ends = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> '${OWN}'`;
    let refused = 0;
    for (const until = performance.now() + awayMs; performance.now() < until; ) {
      await hogs[0]?.query(ends);
      while (await take());
      refused += 1;
      await wait(100);
    }
    expectEffect(refused > 0 && hogs.length > 50, `${hogs.length} connections were taken`);
  } finally {
    await Promise.all(hogs.map((hog) => hog.end().catch(() => undefined)));
  }
}

const copyFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data could not be copied: ${stderr}`);
};

const megabytesOf = (dir: string): number => Number(spawnSync('du', ['-sm', dir], { encoding: 'utf8' }).stdout.split('\t')[0]);

let disk: SmallDisk | null = null;
/** Free space in MB that the drill's small disk has beside the database that is copied onto it. */
const ROOM_MB = 96;

/** Moves the data of the primary Postgres onto a small disk and restarts it there. @returns a function that moves the data back */
async function toSmallDisk({ databases, placed }: Cluster): Promise<() => Promise<void>> {
  const { options } = databases.primary;
  const dir = join(placed.dir, 'pg-small');
  await databases.primary.stop();
  const small = await mountSmallDisk({ dir, megabytes: megabytesOf(options.dir) + ROOM_MB, user: placed.user });
  copyFolder(options.dir, small.place);
  databases.primary = await startPostgresServer({ ...options, dir, within: small.within });
  disk = small;
  return async () => {
    await databases.primary.stop();
    spawnSync('rm', ['-rf', options.dir]);
    servantDir(options.dir, placed.user);
    copyFolder(small.place, options.dir);
    databases.primary = await startPostgresServer(options);
    disk = null;
    await small.stop();
  };
}

/** Fills the disk of the cluster's Postgres. Postgres may end itself; the drill then starts it again once there is room, as its supervisor would. */
async function diskFull({ databases }: Cluster, awayMs: number): Promise<void> {
  if (!disk) throw new Error('Postgres is on no small disk.');
  disk.fill();
  const probe = 'create unlogged table drill_probe as select repeat(i::text, 100) as filling from generate_series(1, 20000) i';
  const refusal = await inDatabase(databaseAt(databases.primary.port), probe).then(() => null, (error: unknown) => errorText(error, 'code') ?? String(error));
  await wait(awayMs);
  disk.free();
  if (!databases.primary.alive()) databases.primary = await startPostgresServer(databases.primary.options);
  if (refusal === null) await inDatabase(databaseAt(databases.primary.port), 'drop table drill_probe');
  expectEffect(refusal !== null, 'Postgres still found room');
}

/** How long a drill keeps Redis or a disk full, in ms: longer than workers and clients retry. */
const FULL_MS = 10_000;

/** The drills that disturb Postgres and Redis. The last three leave a cluster without its first primaries. */
export const STORE_DRILLS: Record<string, Drill> = {
  'redis-flushed': { what: 'Redis loses all of its keys.', within: 60, disturb: async (cluster) => void (await onPrimaryRedis(cluster, (client) => client.flushall())) },
  'redis-full': { what: 'Redis has used up its memory and refuses writes.', within: 60, disturb: (cluster, { awayMs }) => redisFull(cluster, Math.max(awayMs, FULL_MS)) },
  'database-full': {
    what: 'The disk of Postgres is full: writes are refused, reads go on.',
    within: 60,
    missing: smallDiskMissing,
    prepare: toSmallDisk,
    disturb: (cluster, { awayMs }) => diskFull(cluster, Math.max(awayMs, FULL_MS)),
    allows: { failed: /^run 503$/ },
  },
  'database-crowded': {
    what: 'Every connection of Postgres is ended and its place is taken by others.',
    within: 60,
    disturb: (cluster, { awayMs }) => connectionsTaken(cluster, awayMs),
    allows: { failed: / 503$/ },
  },
  'redis-lost': { what: 'The primary of Redis is lost, and Sentinels promote its replica.', within: 60, disturb: ({ redis }, { awayMs }) => redis.primary.kill().then(() => wait(Math.max(awayMs, 8_000))) },
  'database-restarted': {
    what: 'Postgres is restarted.',
    within: 60,
    async disturb({ databases }) {
      await databases.primary.stop();
      databases.primary = await startPostgresServer(databases.primary.options);
    },
    // Permits answers of 503: on a busy machine Postgres restarts more slowly than the three seconds for which a client retries. No run was accepted then.
    allows: { failed: / 503$/ },
  },
  'database-lost': {
    what: 'The primary of Postgres is lost, its replica is promoted, and PgBouncer is led there.',
    within: 60,
    async disturb(cluster) {
      await cluster.databases.primary.kill();
      await wait(1_000);
      cluster.promoteReplica();
    },
  },
};
