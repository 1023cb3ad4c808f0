import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import type { GuardedChild } from '../run/guarded-spawn.mjs';
import { freePort } from '../run/ports.mjs';
import { servantDir } from '../run/unprivileged.mjs';
import type { Servant } from '../run/unprivileged.mjs';
import { createPostgresCluster, runPostgresProgram, startPostgresServer } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import type { ClusterPrograms, Program } from './programs.ts';
import { shipped } from './shipped.ts';

export const PASSWORD = 'cluster';
const READY_WITHIN_MS = 20_000;
const STOP_GRACE_MS = 5_000;
const REPLICA = 'replica';

export interface Placed {
  programs: ClusterPrograms;
  /** The folder with the data of the cluster's servers. */
  dir: string;
  user: Servant | null;
}

export interface DatabasePair {
  primary: PostgresServer;
  replica: PostgresServer;
}

const COMMON = {
  max_connections: 120, shared_buffers: '64MB', synchronous_commit: 'on',
  // Size of the log that the primary Postgres keeps for a replica that was away.
  wal_keep_size: '256MB', hot_standby: 'on',
  // The pause before a replica reconnects, as in infra/postgres/postgresql.conf: short, because commits wait for the replica.
  wal_retrieve_retry_interval: '500ms',
};

/** Returns the address of the cluster's database `conjure` at a loopback port. */
export const databaseAt = (port: number): string => `postgres://conjure:${PASSWORD}@127.0.0.1:${port}/conjure`;

/**
 * Starts the cluster's primary Postgres and a streaming replica. The primary answers a commit only after the replica has it, so a failover
 * loses no answered commit.
 */
export async function startDatabases({ programs, dir, user }: Placed): Promise<DatabasePair> {
  const bin = programs.postgres;
  const primaryDir = join(dir, 'pg-primary');
  createPostgresCluster({ bin, dir: primaryDir, user, password: PASSWORD });
  const [port, replicaPort] = [await freePort(), await freePort()];
  const primary = await startPostgresServer({ bin, dir: primaryDir, port, user, settings: { ...COMMON, synchronous_standby_names: REPLICA } });
  const replicaDir = join(dir, 'pg-replica');
  const connection = `host=127.0.0.1 port=${port} user=conjure application_name=${REPLICA}`;
  servantDir(replicaDir, user);
  runPostgresProgram(bin, 'pg_basebackup', ['-D', replicaDir, '-d', `${connection} password=${PASSWORD}`, '-X', 'stream', '--checkpoint=fast', '-R'], { user });
  const replica = await startPostgresServer({ bin, dir: replicaDir, port: replicaPort, user, settings: COMMON });
  await inDatabase(databaseAt(port), readFileSync(fileURLToPath(new URL('../postgres/pooled-role.sql', import.meta.url)), 'utf8'));
  return { primary, replica };
}

/** Runs SQL in the cluster's database on a new connection, which it closes. @returns the rows */
export async function inDatabase<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export interface Pooler {
  port: number;
  /** Points PgBouncer at another Postgres server for all later transactions. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

/** Starts the cluster's PgBouncer with the shipped configuration. */
export async function startPooler({ programs, dir, user }: Placed, databasePort: number): Promise<Pooler> {
  const own = servantDir(join(dir, 'pgbouncer'), user);
  const port = await freePort();
  const file = (name: string, text: string): string => written(join(own, name), text, user);
  const users = file('userlist.txt', `"conjure" "${PASSWORD}"\n`);
  const configure = (target: number): string =>
    file('pgbouncer.ini', shipped('pgbouncer/pgbouncer.ini', [
      [/host=postgres port=5432/, `host=127.0.0.1 port=${target}`],
      [/listen_addr = .*/, 'listen_addr = 127.0.0.1'],
      [/listen_port = .*/, `listen_port = ${port}`],
      [/auth_file = .*/, `auth_file = ${users}`],
    ]));
  const { program, env } = programs.pgbouncer;
  const child = guardedSpawn(program, [configure(databasePort)], { ...user, cwd: own, env });
  await said(child, /process up/, 'PgBouncer');
  return {
    port,
    leadTo(target) {
      configure(target);
      child.child.kill('SIGHUP');
    },
    stop: () => endChild(child, 'SIGINT', STOP_GRACE_MS),
  };
}

export interface RedisNode {
  port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a Redis of the cluster with the shipped configuration, as a replica of `primaryPort` when that is given. */
export async function startRedisNode({ programs, dir, user }: Placed, name: string, primaryPort?: number): Promise<RedisNode> {
  const own = servantDir(join(dir, name), user);
  const port = await freePort();
  const text = shipped('redis/redis.conf', [[/^bind .*/m, 'bind 127.0.0.1'], [/^port .*/m, `port ${port}`], [/^dir .*/m, `dir ${own}`], [/^maxmemory .*/m, 'maxmemory 256mb']]);
  const file = written(join(own, 'redis.conf'), primaryPort === undefined ? text : `${text}replicaof 127.0.0.1 ${primaryPort}\n`, user);
  const child = spawnRedis(programs.redis, [file], own, user);
  await said(child, /eady to accept connections/, name);
  return { port, stop: () => endChild(child, 'SIGTERM', STOP_GRACE_MS), kill: () => endChild(child, 'SIGKILL', STOP_GRACE_MS) };
}

/** Starts a Redis Sentinel of the cluster, which watches the primary Redis. */
export async function startSentinel({ programs, dir, user }: Placed, name: string, primaryPort: number): Promise<RedisNode> {
  const own = servantDir(join(dir, name), user);
  const port = await freePort();
  const text = shipped('redis/sentinel.conf', [
    [/^port .*/m, `port ${port}\nbind 127.0.0.1`],
    [/^dir .*/m, `dir ${own}`],
    [/monitor conjure redis 6379 2/, `monitor conjure 127.0.0.1 ${primaryPort} 2`],
    [/down-after-milliseconds conjure .*/, 'down-after-milliseconds conjure 2000'],
    [/failover-timeout conjure .*/, 'failover-timeout conjure 10000'],
  ]);
  const child = spawnRedis(programs.redis, [written(join(own, 'sentinel.conf'), text, user), '--sentinel'], own, user);
  await said(child, /\+monitor master|Sentinel ID/, name);
  return { port, stop: () => endChild(child, 'SIGTERM', STOP_GRACE_MS), kill: () => endChild(child, 'SIGKILL', STOP_GRACE_MS) };
}

const spawnRedis = ({ program, env }: Program, args: readonly string[], cwd: string, user: Servant | null): GuardedChild => guardedSpawn(program, args, { ...user, cwd, env });

function written(file: string, text: string, user: Servant | null): string {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  return file;
}

async function said(child: GuardedChild, words: RegExp, name: string): Promise<void> {
  for (const deadline = performance.now() + READY_WITHIN_MS; !child.tail().some((line) => words.test(line)); await wait(20)) {
    if (child.alive() && performance.now() < deadline) continue;
    await endChild(child, 'SIGTERM', STOP_GRACE_MS);
    throw new Error(`${name} did not start:\n${child.tail().slice(-8).join('\n')}`);
  }
}
