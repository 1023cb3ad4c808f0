import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../../infra/run/ports.mjs';
import { MEMORY_FLAG } from '../../infra/run/server-build.mjs';
import { addFinishedRuns } from '../measure/finished-runs.ts';
import { registerRichUsers } from '../measure/rich-users.ts';

/** The two sides of the HTTP benchmarks: the product's API process and bare Koa, on the same database and Redis. */
export interface HttpSides {
  apiUrl: string;
  apiPid: number;
  baselineUrl: string;
  users: readonly HttpUser[];
  databaseUrl: string;
  close(): Promise<void>;
}

export interface HttpSidesOptions {
  /** Number of accounts in the benchmark's database. */
  accounts: number;
  /**
   * Whether the API lets requests wait before they begin, and refuses those that wait too long, as in production. It is false beside other
   * tests, because requests wait long there.
   */
  admits: boolean;
  /** Further environment variables for the product's API alone. */
  api?: Record<string, string>;
  /** Further environment variables for the baseline alone. */
  baseline?: Record<string, string>;
}

/** How many runs the benchmark's first account has: one more than a page, so that there is a next page. */
const LISTED_RUNS = 21;

/** Starts the product's API and the baseline with production settings. */
export async function openHttpSides({ accounts, admits, api = {}, baseline = {} }: HttpSidesOptions): Promise<HttpSides> {
  const database = await createTestDatabase('bench', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const REDIS_PREFIX = `bench-${randomUUID()}`;
  // Raises the API's limit of reads, because one account of the benchmark reads faster than a person could.
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX, RATE_LIMIT_READ: '10000000/60', ...(admits && { OVERLOAD_DELAY_MS: '500' }) };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => Promise<unknown>)[] = [() => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  const close = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const { url: apiUrl, pid: apiPid } = await stack.api(api);
    const port = await freePort();
    const variables = {
      NODE_ENV: 'production', PORT: String(port), DATABASE_URL: database.url, REDIS_URL: testRedisUrl(), SESSION_COOKIE: '__Host-sid',
      // Gives the baseline a Redis prefix of its own, because product and baseline store cache entries in different formats.
      REDIS_PREFIX: `${REDIS_PREFIX}-baseline`,
      ...baseline,
      // The baseline gets the product's memory settings, so that the ratio compares the code.
      NODE_OPTIONS: [MEMORY_FLAG, baseline['NODE_OPTIONS'] ?? ''].join(' '),
    };
    const bare = await startServerProcess('bench/baseline/bare-koa.ts', `http://127.0.0.1:${port}`, variables, { built: false });
    undo.push(() => bare.kill());
    const users = await registerRichUsers(apiUrl, database.url, accounts);
    const { body } = await users[0]!.send<{ user: { id: string } }>('GET', '/api/auth/me');
    await addFinishedRuns(database.url, body.user.id, LISTED_RUNS);
    return { apiUrl, apiPid, baselineUrl: bare.url, users, databaseUrl: database.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
