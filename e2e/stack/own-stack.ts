import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProductStack } from '#testing/product-stack.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { startOwnRedis } from '#testing/recovery/own-redis.ts';
import type { OwnRedis } from '#testing/recovery/own-redis.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import type { TcpProxy } from '#testing/tcp-proxy.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { CLIENT_DIR } from '../../infra/run/client-build.mjs';

/** A whole product for one browser spec, which may break it without disturbing others. */
export interface OwnStack {
  /** Address at which the spec opens the product's pages. A TCP proxy, which can be cut and frozen, leads to the API. */
  url: string;
  wire: TcpProxy;
  redis: OwnRedis;
  /** Kills the spec's API process with SIGKILL and starts a new one on the same port. */
  restartApi(): Promise<void>;
  /** Kills the spec's worker process with SIGKILL and starts a new one. */
  restartWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product's processes for one spec. @param variables further environment variables of the processes */
export async function startOwnStack(variables: Record<string, string> = {}): Promise<OwnStack> {
  process.env.TEST_DATABASE_URL ??= process.env.E2E_DATABASE_URL;
  const [database, redis] = await Promise.all([createTestDatabase('e2e'), startOwnRedis()]);
  const storageDir = mkdtempSync(join(tmpdir(), 'conjure-e2e-'));
  const env = { CLIENT_DIR: process.env.E2E_CLIENT_DIR ?? CLIENT_DIR, LOG_LEVEL: 'warn', ...variables };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: redis.url, storageDir, env });
  let api: ServerProcess = await stack.api();
  let worker = await stack.worker();
  const { port } = new URL(api.url);
  const wire = await startTcpProxy({ host: '127.0.0.1', port: Number(port) });
  return {
    url: `http://127.0.0.1:${wire.port}`,
    wire,
    redis,
    async restartApi() {
      await api.kill();
      api = await stack.api({ PORT: port });
    },
    async restartWorker() {
      await worker.kill();
      worker = await stack.worker();
    },
    async stop() {
      await wire.close();
      await stack.close();
      await Promise.all([redis.stop(), database.drop()]);
      rmSync(storageDir, { recursive: true, force: true });
    },
  };
}
