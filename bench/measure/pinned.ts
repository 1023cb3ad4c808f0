import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** Processes of the product that a load must not share its core with. */
export interface Pinned {
  apiPid: number;
  databaseUrl: string;
  redisUrl: string;
}

/**
 * Puts the API, Postgres and Redis on the first core and this process, which makes the load, on the second (Linux, `taskset`).
 * @returns what was done, in words
 */
export async function pinApart({ apiPid, databaseUrl, redisUrl }: Pinned): Promise<string> {
  if (process.platform !== 'linux' || cpus().length < 2) return 'not pinned: one core';
  const [postmaster, redis] = await Promise.all([postmasterPid(databaseUrl), redisPid(redisUrl)]);
  // Postgres gives its core to the processes that it starts from now on.
  for (const pid of [apiPid, postmaster, redis, ...childrenOf(postmaster)]) pin(pid, '0');
  pin(process.pid, '1');
  return 'product on one core, load on the other';
}

function pin(pid: number, core: string): void {
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
}

/** Lets this process run on all cores again. */
export function unpin(): void {
  if (process.platform === 'linux' && cpus().length > 1) pin(process.pid, `0-${cpus().length - 1}`);
}

async function postmasterPid(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(`select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`);
  await client.end();
  return rows[0]!.pid;
}

async function redisPid(redisUrl: string): Promise<number> {
  const redis = new Redis(redisUrl);
  const told = await redis.info('server');
  redis.disconnect();
  return Number(/process_id:(\d+)/.exec(told)?.[1]);
}

function childrenOf(pid: number): number[] {
  const told = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return told.split('\n').map(Number).filter((child) => child > 0);
}
