import { Redis } from 'ioredis';
import pg from 'pg';
import type { TablesSeen } from './bloat.ts';
import { readFigures, readHeap } from './process-figures.ts';
import type { WatchedProcess } from './process-figures.ts';
import type { Point } from './slope.ts';
import { readKeys, readRedisMemory, readTables } from './store-figures.ts';

export interface Watched<Name extends string = string> {
  processes: Record<Name, WatchedProcess>;
  databaseUrl: string;
  redisUrl: string;
  redisPrefix: string;
  /** Time between two samples of the cheap figures, in ms. The others are read at every sixth of them. */
  everyMs: number;
}

export interface Sampled {
  /** Series by what they are of, such as `api heap`, `Redis memory` and `keys of limit:read`. */
  series: ReadonlyMap<string, readonly Point[]>;
  tables: readonly TablesSeen[];
}

export interface Sampling {
  /** Ends the readings. @throws when one of them failed, because a series with gaps proves nothing */
  stop(): Promise<Sampled>;
  /** Ends the readings and lets go of the connections. A second call does nothing. */
  close(): Promise<void>;
}

const SELDOM = 6;

/** Begins to read the figures of processes, Redis and tables. */
export async function startSampling({ processes, databaseUrl, redisUrl, redisPrefix, everyMs }: Watched): Promise<Sampling> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A copied database has no counts of its rows yet.
  await client.query('analyze');
  const redis = new Redis(redisUrl);
  const startedAt = performance.now();
  const series = new Map<string, Point[]>();
  const groups = new Set<string>();
  const collections = new Map<string, number>();
  const tables: TablesSeen[] = [];
  const keep = (name: string, atMs: number, value: number): void => {
    series.set(name, [...(series.get(name) ?? []), { atMs, value }]);
  };
  const readOften = async (atMs: number): Promise<void> => {
    for (const [name, each] of Object.entries(processes)) {
      for (const [figure, value] of Object.entries(await readFigures(each))) keep(`${name} ${figure}`, atMs, value);
      const { count, old } = await readHeap(each);
      if (count > 0 && count !== collections.get(name)) keep(`${name} heap`, atMs, old);
      collections.set(name, count);
    }
  };
  const readSeldom = async (atMs: number): Promise<void> => {
    keep('Redis memory', atMs, await readRedisMemory(redis));
    const keys = await readKeys(redis, redisPrefix);
    for (const group of keys.keys()) groups.add(group);
    for (const group of groups) keep(`keys of ${group}`, atMs, keys.get(group) ?? 0);
    tables.push({ atMs, tables: await readTables(client) });
  };
  let count = 0;
  let reading: Promise<void> | null = null;
  let failure: unknown = null;
  const read = async (): Promise<void> => {
    const atMs = performance.now() - startedAt;
    await readOften(atMs);
    if (count % SELDOM === 0) await readSeldom(atMs);
    count += 1;
  };
  const timer = setInterval(() => {
    // A reading that takes longer than the time between two replaces the next one.
    reading ??= read().catch((error: unknown) => (failure ??= error)).then(() => void (reading = null));
  }, everyMs);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= (async () => {
    clearInterval(timer);
    await reading;
    await client.end();
    redis.disconnect();
  })());
  return {
    close,
    async stop() {
      await close();
      if (failure !== null) throw failure;
      return { series, tables };
    },
  };
}
