import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateFreeForm, getGeneration } from '#contracts/generation.ts';
import type { FreeRunBody, GenerationDetail } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { must } from '#contracts/must.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { getProviders, saveProviders } from '#contracts/providers.ts';
import type { ProviderInput, ProviderSettings, ProvidersPage } from '#contracts/providers.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';

/** API keys that occur nowhere else, so that a search finds every place that leaks one. */
export const KEY = 'sk-canary-key-of-ada-7f3Q';
export const NEW_KEY = 'sk-canary-second-key-8xWz';
const ENV = { PROVIDER_PRIVATE_HOSTS: '127.0.0.1', RUNS_AT_ONCE: '20', RUNS_WAITING: '100', STARTER_SAMPLES_ENABLED: 'off' };

/** A running product with a worker process, an administrator, and two test servers of providers. */
export interface SavedProviders {
  app: TestApp;
  stack: ProductStack;
  worker: ServerProcess;
  admin: HttpUser;
  ada: OpenAiDouble;
  bo: OpenAiDouble;
  /** The bodies of all answers about provider settings in this test. The test searches them for API keys. */
  answers: string[];
  page(): Promise<ProvidersPage>;
  put(type: ContentType, providers: ProviderInput[], more?: { studio?: boolean; revision?: number }): Promise<HttpAnswer<ProvidersPage>>;
  /** Saves providers as the administrator does. @throws when the save is refused */
  save(type: ContentType, providers: ProviderInput[], more?: { studio?: boolean; revision?: number }): Promise<ProviderSettings>;
  ask(user: HttpUser, body?: Partial<FreeRunBody>): Promise<HttpAnswer<{ generation: { id: string } }>>;
  /** Starts a run and waits until it has ended. */
  make(body?: Partial<FreeRunBody>, user?: HttpUser): Promise<GenerationDetail>;
  close(): Promise<void>;
}

export const model = (name: string, more: Partial<ProviderInput['models'][number]> = {}): ProviderInput['models'][number] =>
  ({ name, label: `Model ${name}`, multiplier: 1, etaSeconds: 5, perPerson: null, costMicros: 0, enabled: true, default: true, ...more });
export const provider = (id: string, double: OpenAiDouble, more: Partial<ProviderInput> = {}): ProviderInput =>
  ({ id, name: `Provider ${id}`, baseUrl: double.baseUrl, key: { do: 'replace', key: KEY }, enabled: true, capMicros: null, models: [model(id)], ...more });
export const ofType = (from: ProvidersPage, type: ContentType): ProviderSettings => must(from.types.find((each) => each.type === type), `providers of ${type}`);

export async function startSavedProviders(): Promise<SavedProviders> {
  const [app, ada, bo, storageDir] = await Promise.all([createTestApp({ overrides: ENV }), startOpenAiDouble(), startOpenAiDouble(), mkdtemp(join(tmpdir(), 'conjure-providers-'))]);
  const { config } = app.services;
  const stack = createProductStack({ databaseUrl: config.database.url, redisUrl: testRedisUrl(), storageDir, env: { ...ENV, REDIS_PREFIX: config.redis.prefix, LOG_LEVEL: 'trace' } });
  const worker = await stack.worker();
  const admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  const answers: string[] = [];
  let asked = 0;

  const page = async (): Promise<ProvidersPage> => {
    const answer = await call(admin, getProviders);
    answers.push(answer.text);
    return answer.body;
  };
  const put: SavedProviders['put'] = async (type, providers, { studio = false, revision } = {}) => {
    const answer = await call(admin, saveProviders, { params: { type }, body: { revision: revision ?? ofType(await page(), type).revision, providers, studio }, key: newId() });
    answers.push(answer.text);
    return answer;
  };
  const ask: SavedProviders['ask'] = (user, body = {}) =>
    call(user, generateFreeForm, { body: { expectedTotal: 99, contentType: 'text', prompt: `A quiet harbour, number ${asked++}`, length: 60, ...body }, key: newId() });
  return {
    app, stack, worker, admin, ada, bo, answers, page, put, ask,
    async save(type, ...rest) {
      const { status, body } = await put(type, ...rest);
      if (status !== 200) throw new Error(`the save was refused: ${JSON.stringify(body).slice(0, 300)}`);
      return ofType(body, type);
    },
    async make(body = {}, user) {
      const owner = user ?? (await app.register());
      const { body: accepted } = await ask(owner, body);
      let run: GenerationDetail | undefined;
      await eventually(async () => {
        run = (await call(owner, getGeneration, { params: { id: accepted.generation.id } })).body.generation;
        return run.finishedAt !== null;
      }, 15_000);
      return must(run, 'the ended run');
    },
    async close() {
      await stack.close();
      await Promise.all([app.close(), ada.close(), bo.close(), rm(storageDir, { recursive: true, force: true })]);
    },
  };
}
