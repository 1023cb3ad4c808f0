import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { freePort } from '../infra/run/ports.mjs';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import { putLoad } from './measure/http-load.ts';
import type { LoadOptions, LoadResult, Target } from './measure/http-load.ts';
import { median, pairedRatio } from './measure/median.ts';
import { registerRichUsers } from './measure/rich-users.ts';

const CONNECTIONS = 20;
// Many short turns rather than few long ones: what else the machine does then meets both sides alike.
const PAIRS = 7;
const READ: LoadOptions = { connections: CONNECTIONS, amount: 3_000 };
const WRITE: LoadOptions = { connections: CONNECTIONS, amount: 150 };
// A free account may have 53 runs queued: the writes of both sides and the warm-up stay below that for everybody.
const WRITERS = Math.ceil((2 * (PAIRS + 1) * WRITE.amount) / 45);

interface Route extends Omit<Target, 'url'> {
  path: string;
  goal: number;
  options: LoadOptions;
}

/**
 * The real API process with the settings of production against bare Koa with the same session lookup and the same SQL.
 * The two take turns under the same load, and the ratio is taken turn by turn.
 */
export async function run(): Promise<BenchLine[]> {
  const database = await createTestDatabase('bench');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-bench-'));
  const REDIS_PREFIX = `bench-${randomUUID()}`;
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'warn', REDIS_PREFIX };
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env });
  const undo: (() => Promise<unknown>)[] = [() => rm(storageDir, { recursive: true }), () => database.drop(), () => stack.close()];
  try {
    const api = await stack.api();
    const port = await freePort();
    const floor = await startServerProcess('bench/floor/bare-koa.ts', `http://127.0.0.1:${port}`, {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      REDIS_PREFIX,
      SESSION_COOKIE: '__Host-sid',
    });
    undo.push(() => floor.kill());
    const users = await registerRichUsers(api.url, database.url, WRITERS);
    const lines: BenchLine[] = [];
    for (const route of routes(users)) lines.push(await compare(route, api.url, floor.url));
    return lines;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

function routes(users: readonly HttpUser[]): Route[] {
  const cookies = users.map((user) => ({ headers: { Cookie: user.cookie() } }));
  const read = { requests: cookies.slice(0, 1), goal: 0.7, status: 200, options: READ };
  const write = {
    path: '/api/ai/generate',
    method: 'POST' as const,
    goal: 0.6,
    status: 202,
    options: WRITE,
    requests: cookies.map(({ headers }) => ({
      headers: { ...headers, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: () => ({
        headers: { 'Idempotency-Key': randomUUID() },
        text: JSON.stringify({ contentType: 'text', prompt: 'Four lines about rain on a tin roof', length: 100 }),
      }),
    })),
  };
  return [{ ...read, path: '/api/user/balance' }, { ...read, path: '/api/messages/unread-count' }, { ...read, path: '/api/prompts?limit=20' }, write];
}

async function compare(route: Route, apiUrl: string, floorUrl: string): Promise<BenchLine> {
  const load = (base: string): Promise<LoadResult> => putLoad({ ...route, url: base + route.path }, route.options);
  await load(floorUrl);
  await load(apiUrl);
  const floor: LoadResult[] = [];
  const ours: LoadResult[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    floor.push(await load(floorUrl));
    ours.push(await load(apiUrl));
  }
  const ratio = pairedRatio(ours.map((one) => one.perSecond), floor.map((one) => one.perSecond));
  return {
    what: `${route.method ?? 'GET'} ${route.path}, c=${CONNECTIONS}`,
    ours: describe(ours),
    floor: describe(floor),
    ratio,
    goal: `≥ ${route.goal.toFixed(2)}x`,
    passed: ratio >= route.goal,
    load: currentLoad(),
  };
}

const describe = (results: readonly LoadResult[]): string =>
  `${Math.round(median(results.map((one) => one.perSecond)))}/s, p99 ${Math.round(median(results.map((one) => one.p99)))} ms`;
