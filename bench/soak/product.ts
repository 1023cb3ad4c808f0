import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../../infra/run/ports.mjs';
import { registerRichUsers } from '../measure/rich-users.ts';
import { startStampingProvider } from '../measure/stamping-provider.ts';
import type { WatchedProcess } from './process-figures.ts';

const HEAP_WINDOW = `--import=${new URL('../measure/heap-window.mjs', import.meta.url).href}`;
/** A few accounts send what thousands do, so the limits of one account and one address are out of reach. */
const LIMITS = Object.fromEntries(['READ', 'WRITE', 'LOGIN_ACCOUNT', 'LOGIN_ADDRESS', 'LOGIN_DEVICE'].map((name) => [`RATE_LIMIT_${name}`, '10000000/60']));

/** One API and one worker with production settings, on a database of their own. */
export interface SoakProduct {
  apiUrl: string;
  processes: { api: WatchedProcess; worker: WatchedProcess };
  users: readonly HttpUser[];
  databaseUrl: string;
  redisPrefix: string;
  close(): Promise<void>;
}

/**
 * Starts the product, a text provider that answers at once, and registers accounts with more tokens than they can spend.
 * @param admits whether the API refuses requests that wait too long, as in production
 */
export async function openSoakProduct({ accounts, admits }: { accounts: number; admits: boolean }): Promise<SoakProduct> {
  const database = await createTestDatabase('soak', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-soak-'));
  const provider = await startStampingProvider();
  const redisPrefix = `soak-${randomUUID()}`;
  const env = {
    NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX: redisPrefix, ...LIMITS, ...(admits && { OVERLOAD_DELAY_MS: '500' }),
    TEXT_PROVIDER_URL: provider.baseUrl, TEXT_PROVIDER_KEY: 'soak', TEXT_PROVIDER_MODEL: 'soak',
  };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => unknown)[] = [() => provider.close(), () => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  const close = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const [heapPort, metricsPort, workerHeapPort] = [await freePort(), await freePort(), await freePort()];
    const withHeap = (port: number): Record<string, string> => ({ NODE_OPTIONS: HEAP_WINDOW, HEAP_WINDOW_PORT: String(port) });
    const api = await stack.api({ ...withHeap(heapPort), METRICS_PORT: String(metricsPort) });
    const worker = await stack.worker(withHeap(workerHeapPort));
    return {
      apiUrl: api.url,
      processes: {
        api: { pid: api.pid, metricsUrl: local(metricsPort, '/metrics'), heapUrl: local(heapPort) },
        worker: { pid: worker.pid, metricsUrl: `${worker.url}/metrics`, heapUrl: local(workerHeapPort) },
      },
      users: await registerRichUsers(api.url, database.url, accounts),
      databaseUrl: database.url, redisPrefix, close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const local = (port: number, path = '/'): string => `http://127.0.0.1:${port}${path}`;
