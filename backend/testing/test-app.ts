import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { loadConfig } from '../bootstrap/config.ts';
import { newId } from '#kernel/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { createApi } from '../bootstrap/create-api.ts';
import type { Api } from '../bootstrap/create-api.ts';
import { createVisitor, registerUser } from './http-user.ts';
import type { HttpAnswer, HttpUser } from './http-user.ts';
import { TEST_VARIABLES } from './test-config.ts';
import { createTestDatabase } from './test-database.ts';
import { testRedisUrl } from './test-services.ts';

export interface TestAppOptions {
  /** Environment variables that differ from the defaults of tests, such as limits and providers. */
  overrides?: Record<string, string>;
  clock?: Clock;
  /** The logger of the API. If left out, errors are written to the output of the test. */
  log?: Logger;
  /** Mounts further endpoints, to test the kernel by itself. */
  mount?(routes: Routes): void;
}

export interface TestApp extends Api {
  /** Makes a visitor without an account. */
  visitor(): HttpUser;
  /** Registers a new user, who is then signed in. */
  register(): Promise<HttpUser>;
  close(): Promise<void>;
}

/**
 * Whether the API can use a prepared database. The data of its first start has the current time, so an API whose clock begins at another time makes
 * its own.
 */
const beginsNow = (clock: Clock = systemClock): boolean => Math.abs(clock.now().getTime() - systemClock.now().getTime()) < MINUTE_MS;

/** Environment variables that change the data of a first start. */
const FIRST_DATA = ['CHALLENGE_JUDGE_MODEL'];

/** A logger that writes only errors, one line each with the stack, so that a test whose request is answered 500 shows what the handler threw. */
const errorsOnly = (): Logger => createLogger({ level: 'error', name: 'test-api', destination: { write: (line) => void process.stderr.write(readable(line)) } });

function readable(line: string): string {
  const { msg, route, err, ...rest } = JSON.parse(line) as { msg: string; route?: string; err?: { stack?: string; message?: string } } & Record<string, unknown>;
  return `${[msg, route].filter(Boolean).join(': ')}\n${err?.stack ?? err?.message ?? JSON.stringify(rest)}\n`;
}

/** Starts the real API on a free port, with a database, a Redis namespace and a storage folder of its own. */
export async function createTestApp({ overrides = {}, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase('app', beginsNow(options.clock) && FIRST_DATA.every((name) => !(name in overrides)) ? 'seeded' : 'migrated');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-test-'));
  const config = loadConfig({
    ...TEST_VARIABLES,
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    REDIS_PREFIX: `t${newId().slice(-12)}`,
    STORAGE_DIR: storageDir,
    ...overrides,
  });
  const api = await createApi({ config, log: errorsOnly(), ...options });
  return {
    ...api,
    visitor: () => createVisitor(api.url),
    register: () => registerUser(api.url),
    async close() {
      await api.lifecycle.stop('test is over');
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}

type Given<T> = T extends undefined ? undefined : T;

export interface CallOptions<E extends AnyEndpoint> {
  params?: Given<ParamsOf<E>>;
  query?: Partial<Given<QueryOf<E>>>;
  body?: Given<BodyOf<E>>;
  /** The Idempotency-Key header of the request. */
  key?: string;
  headers?: Record<string, string>;
}

/** Calls an endpoint by its contract: fills in its parameters, and types its answer. A refusal does not throw; see `status`. */
export function call<E extends AnyEndpoint>(
  user: HttpUser,
  endpoint: E,
  { params, query, ...options }: CallOptions<E> = {},
): Promise<HttpAnswer<ResponseOf<E>>> {
  const values = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])).toString();
  return user.send(endpoint.method, search ? `${path}?${search}` : path, options);
}
