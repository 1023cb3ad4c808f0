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

/** A Redis that a test may kill. It stores data as durably as production's, and restarts on the same port. */
export interface OwnRedis {
  url: string;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again on its port and with what its append-only file kept. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const launcher = async <T>(name: string): Promise<T> => (await import(pathToFileURL(resolve('infra/run', name)).href)) as T;

/** Starts it by the code that also starts it for one machine. */
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
