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
import { addFinishedRuns } from '../measure/finished-runs.ts';
import { registerRichUsers } from '../measure/rich-users.ts';

/** Our API process and bare Koa, on the same database and Redis. */
export interface HttpSides {
  apiUrl: string;
  apiPid: number;
  baselineUrl: string;
  users: readonly HttpUser[];
  databaseUrl: string;
  close(): Promise<void>;
}

export interface HttpSidesOptions {
  /** Number of accounts that the database holds. */
  accounts: number;
  /** Whether requests wait to be begun, and are refused when that takes too long, as in production. Beside other tests a request waits long. */
  admits: boolean;
  /** Further variables for the API alone. */
  api?: Record<string, string>;
  /** Further variables for the baseline alone. */
  baseline?: Record<string, string>;
}

/** One more than a page, so that there is a next one. The first account has them. */
const LISTED_RUNS = 21;

/** Starts both with the settings of production. */
export async function openHttpSides({ accounts, admits, api = {}, baseline = {} }: HttpSidesOptions): Promise<HttpSides> {
  const database = await createTestDatabase('bench', 'seeded');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const REDIS_PREFIX = `bench-${randomUUID()}`;
  // A high read limit, because in the benchmark one account reads faster than any person may.
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX, RATE_LIMIT_READ: '10000000/60', ...(admits && { OVERLOAD_DELAY_MS: '600' }) };
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
      // Entries of its own: each side must be able to read what it caches.
      REDIS_PREFIX: `${REDIS_PREFIX}-baseline`,
      ...baseline,
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
