import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** The product's processes that the benchmark keeps off the core of the load. */
export interface Pinned {
  /** Processes of the product itself: the API, and workers where the benchmark has some. */
  pids: readonly number[];
  databaseUrl: string;
  redisUrl: string;
}

export interface Apart {
  /** A sentence that says which processes were put on which core. */
  what: string;
  /** Lets Postgres, Redis and this process use their former cores again. */
  undo(): void;
}

const apartNot = (why: string): Apart => ({ what: `not pinned: ${why}`, undo: () => undefined });

/**
 * Puts the product's processes, Postgres and Redis on one core, and this process, which makes the load, on another (Linux, `taskset`). Servers on other machines are
 * left alone.
 */
export async function pinApart({ pids, databaseUrl, redisUrl }: Pinned): Promise<Apart> {
  if (process.platform !== 'linux') return apartNot('no Linux');
  const own = coresOf(process.pid);
  const [first, second] = own.flatMap(numbersOf);
  if (first === undefined || second === undefined) return apartNot('one core');
  const [postmaster, redis] = await Promise.all([postmasterPid(databaseUrl), redisPid(redisUrl)]);
  if (!isCalled(postmaster, 'postgres') || !isCalled(redis, 'redis-server')) return apartNot('the servers are elsewhere');
  const before = [postmaster, redis].map((pid) => ({ pid, cores: coresOf(pid).join(',') }));
  // Moves running Postgres processes to the core one by one: Postgres passes its cores on only to processes that it starts later.
  for (const pid of [...pids, postmaster, redis, ...childrenOf(postmaster)]) pin(pid, String(first));
  pin(process.pid, String(second));
  return {
    what: 'product on one core, load on another',
    undo() {
      for (const { pid, cores } of before) for (const each of [pid, ...childrenOf(pid)]) pin(each, cores);
      pin(process.pid, own.join(','));
    },
  };
}

/** Returns the cores that a process may use, as ranges such as `0-3`. */
function coresOf(pid: number): string[] {
  const told = execFileSync('taskset', ['-cp', String(pid)], { encoding: 'utf8' });
  return told.slice(told.lastIndexOf(':') + 1).trim().split(',');
}

function numbersOf(range: string): number[] {
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

function pin(pid: number, cores: string): void {
  try {
    execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    // Ignores a Postgres process that is gone, because it ends with its connection.
  }
}

function isCalled(pid: number, name: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name;
  } catch {
    return false;
  }
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
  const told = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return told.split(' ').map(Number).filter((child) => child > 0);
}
