import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface RunningRedis {
  url: string;
  port: number;
  ended: Promise<unknown>;
  stop(): Promise<void>;
  kill(): void;
}

interface Place {
  dir: string;
}

/** A Redis server of the test's own that it may kill. It stores data as durably as in production, and restarts on the same port. */
export interface OwnRedis {
  url: string;
  /** Kills the Redis server by SIGKILL, and resolves when its process is gone. */
  kill(): Promise<void>;
  /** Starts the Redis server again on its port, with the data in its append-only file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const launcher = async <T>(name: string): Promise<T> => (await import(pathToFileURL(resolve('infra/run', name)).href)) as T;

/** Starts a Redis server with the code that also starts it for a single machine. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const { startRedis } = await launcher<{ startRedis(options: { place: Place; port?: number }): Promise<RunningRedis> }>('redis.mjs');
  const { servantPlace } = await launcher<{ servantPlace(dir: string): Place }>('unprivileged.mjs');
  const dir = mkdtempSync(join(tmpdir(), 'conjure-own-redis-'));
  chmodSync(dir, 0o755);
  const place = servantPlace(dir);
  let redis = await startRedis({ place });
  const { url, port } = redis;
  return {
    url,
    async kill() {
      redis.kill();
      await redis.ended;
    },
    async restart() {
      redis = await startRedis({ place, port });
    },
    async stop() {
      await redis.stop();
      rmSync(dir, { recursive: true, force: true });
      rmSync(place.dir, { recursive: true, force: true });
    },
  };
}
