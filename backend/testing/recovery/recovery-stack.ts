import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreeRunBody, Generation } from '#contracts/generation.ts';
import { loadConfig } from '../../bootstrap/config.ts';
import type { Database } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { QUICK_HASHES } from '#testing/quick-hash.ts';
import { TEST_VARIABLES } from '#testing/test-config.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { createApi } from '../../bootstrap/create-api.ts';
import type { Api } from '../../bootstrap/create-api.ts';

/** A provider's key that may be seen only in the environment and in requests to the provider. */
export const CANARY_KEY = 'sk-canary-7f3e1c9ab2';

export type Accepted = HttpAnswer<{ generation: Generation }>;

/** The product's processes with a database, a Redis namespace and an AI provider of their own. */
export interface RecoveryStack extends Pick<ProductStack, 'api' | 'worker'> {
  /** Starts the API inside the test's own process, for tests that kill other processes, and returns its address. */
  apiHere(): Promise<string>;
  db: Database;
  double: OpenAiDouble;
  /** The beginning of the keys of all queues in Redis. */
  prefix: string;
  redisUrl: string;
  /** Requests a run: a free-form text of 60 words unless the body says otherwise. */
  ask(user: HttpUser, body?: Partial<FreeRunBody>, key?: string): Promise<Accepted>;
  /** Waits until no run is unfinished, and returns how long that took in ms. */
  allEnded(withinMs: number): Promise<number>;
  /** Returns the log output of all processes, living and dead. */
  logs(): string;
  close(): Promise<void>;
}

export interface RecoveryStackOptions {
  redisUrl?: string;
  /** Further environment variables of all processes. */
  env?: Record<string, string>;
}

export async function openRecoveryStack({ redisUrl = testRedisUrl(), env = {} }: RecoveryStackOptions = {}): Promise<RecoveryStack> {
  const [database, double, storageDir] = await Promise.all([
    createTestDatabase('recovery', 'seeded'),
    startOpenAiDouble(),
    mkdtemp(join(tmpdir(), 'conjure-recovery-')),
  ]);
  const prefix = `r${newId().slice(-12)}`;
  const providers = ['TEXT', 'IMAGE'].map((type) => ({
    [`${type}_PROVIDER_URL`]: double.baseUrl,
    [`${type}_PROVIDER_KEY`]: CANARY_KEY,
    [`${type}_PROVIDER_MODEL`]: 'double',
  }));
  const shared = Object.assign(
    // A query may wait 20 s for a database connection, because opening one takes long beside other tests on two cores.
    { REDIS_PREFIX: prefix, STUDIO_ENABLED: 'off', PASSWORD_HASH_QUEUE: '500', ...QUICK_HASHES, DATABASE_ACQUIRE_TIMEOUT_MS: '20000' },
    ...providers,
    env,
  ) as Record<string, string>;
  const stack = createProductStack({ databaseUrl: database.url, redisUrl, storageDir, env: shared });
  const db = openTestPool(database.url);
  const here: Api[] = [];
  const started: Awaited<ReturnType<ProductStack['api']>>[] = [];
  const noted = async (starting: ReturnType<ProductStack['api']>): ReturnType<ProductStack['api']> => {
    const server = await starting;
    started.push(server);
    return server;
  };
  return {
    db,
    double,
    prefix,
    redisUrl,
    api: (extra) => noted(stack.api(extra)),
    worker: (extra) => noted(stack.worker(extra)),
    async apiHere() {
      const servers = { DATABASE_URL: database.url, REDIS_URL: redisUrl, STORAGE_DIR: storageDir };
      // This API has the same secret as the other processes, so it accepts their sessions and repeats of their requests.
      const config = loadConfig({ NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', SESSION_SECRET: TEST_VARIABLES['SESSION_SECRET'], ...servers, ...shared });
      const api = await createApi({ config, log: silentLogger() });
      here.push(api);
      return api.url;
    },
    ask: (user, body = {}, key = newId()) =>
      user.send('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'A lighthouse', length: 60, ...body }, key }),
    async allEnded(withinMs) {
      const startedAt = performance.now();
      await eventually(async () => (await db.knex('generations').whereNull('finished_at')).length === 0, withinMs);
      return Math.round(performance.now() - startedAt);
    },
    logs: () => started.map((server) => server.log()).join('\n'),
    async close() {
      await Promise.all([stack.close(), ...here.map((api) => api.lifecycle.stop('the test is over'))]);
      await Promise.all([db.close(), double.close()]);
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
