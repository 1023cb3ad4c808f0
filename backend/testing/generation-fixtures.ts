import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FreeRunBody } from '#contracts/generation.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { pushedEvents } from '#contracts/pushed-events.ts';
import type { RealtimeEvent } from '#contracts/realtime.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { createFailpoints } from '#kernel/failpoints.ts';
import { newId } from '#kernel/ids.ts';
import { createCancelChannel } from '#kernel/jobs/cancel-channel.ts';
import type { CancelChannel } from '#kernel/jobs/cancel-channel.ts';
import { createRelay } from '#kernel/outbox/relay.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { createRedis } from '#kernel/redis/connection.ts';
import { createDiskStorage } from '#kernel/storage/disk-storage.ts';
import type { ChatWriter } from '#modules/generation/chat-writer.port.ts';
import { createIdentity, identityMigrations } from '#modules/identity/index.ts';
import { createGeneration, createProviderRegistry, generationDefaults, generationMigrations } from '#modules/generation/index.ts';
import type { GenerationDeps, GenerationModule, GenerationOptions, ProviderSource } from '#modules/generation/index.ts';
import { createMedia, mediaMigrations } from '#modules/media/index.ts';
import type { Media } from '#modules/media/index.ts';
import { createPricing, pricingMigrations } from '#modules/pricing/index.ts';
import { createPrompts, promptsMigrations } from '#modules/prompts/index.ts';
import type { PromptsModule } from '#modules/prompts/index.ts';
import { createSampleMarker } from '#modules/studio/index.ts';
import { createWallet, walletMigrations } from '#modules/wallet/index.ts';
import type { Ledger, Wallet } from '#modules/wallet/index.ts';
import { STARTERS } from '#seeds/starter-prompts/index.ts';
import { eventually, openJobFixtures } from './job-fixtures.ts';
import type { JobFixtures } from './job-fixtures.ts';
import { createStartSwitch } from '../modules/generation/generation-switch.ts';
import type { StartSwitch } from '../modules/generation/generation-switch.ts';
import { createSafetyFilter } from '../modules/generation/safety-filter.ts';
import type { SafetyFilter } from '../modules/generation/safety-filter.ts';
import { acceptRun } from '../modules/generation/commands/accept-run.ts';
import type { GenerationRow } from '../modules/generation/models/generation.model.ts';
import { createGenerationWorkers } from '../workers/generation.worker.ts';
import type { GenerationWorkers, GenerationWorkersOptions } from '../workers/generation.worker.ts';

export interface GenerationFixturesOptions {
  sources: readonly ProviderSource[];
  options?: Partial<GenerationOptions>;
  clock?: Clock;
  /** Writes replies of chats; left out where no test asks for one. */
  chatWriter?: ChatWriter | null;
}

/** Runs with the real ledger, prompts, media, outbox and queues; only the provider is a double. */
export interface GenerationFixtures extends Pick<JobFixtures, 'db' | 'queues' | 'outbox'> {
  deps: Required<Pick<GenerationDeps, 'options'>> & GenerationDeps & { options: GenerationOptions; startSwitch: StartSwitch; safety: SafetyFilter };
  module: GenerationModule;
  wallet: Wallet;
  ledger: Ledger;
  media: Media;
  prompts: PromptsModule;
  cancels: CancelChannel;
  pushed: { userId: string; event: RealtimeEvent; payload: never }[];
  user(tokens: number, plan?: 'free' | 'pro'): Promise<string>;
  /** Requests a free-form run for a user, and returns the accepted run. */
  ask(userId: string, body?: Partial<FreeRunBody>, plan?: 'free' | 'pro', requestHash?: string | null): Promise<GenerationRow>;
  run(id: string): Promise<GenerationRow>;
  /** Waits until a run has ended, and returns it. */
  ended(id: string, ms?: number): Promise<GenerationRow>;
  events(id: string): Promise<string[]>;
  receipt(id: string): Promise<{ held: number; captured: number; released: number; status: string }>;
  /** Starts a relay and the workers of runs. */
  work(options?: Partial<GenerationWorkersOptions>): Promise<GenerationWorkers>;
  flushQueues(): Promise<void>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export async function openGenerationFixtures({ sources, options, clock = systemClock, chatWriter = null }: GenerationFixturesOptions): Promise<GenerationFixtures> {
  const fixtures = await openJobFixtures({
    migrations: [identityMigrations, mediaMigrations, walletMigrations, pricingMigrations, promptsMigrations, generationMigrations],
  });
  const { db, log, queues, outbox } = fixtures;
  const dir = await mkdtemp(path.join(tmpdir(), 'conjure-fixtures-'));
  fixtures.onClose(() => rm(dir, { recursive: true, force: true }));
  const pushed: GenerationFixtures['pushed'] = [];
  const push: Push = {
    toUser: (userId, event, payload) => {
      pushed.push({ userId, event, payload: pushedEvents[event].parse(payload) as never });
    },
    closeSession: () => undefined,
    closeUser: () => undefined,
  };
  const redis = createRedis({ url: fixtures.workerOptions.redisUrl, log, name: 'fixtures' });
  const cancels = createCancelChannel(redis);
  const providers = createProviderRegistry(sources);
  const { wallet, ledger } = createWallet({ db, clock, outbox, push });
  const { media } = createMedia({ db, clock, log, storage: createDiskStorage({ dir }) });
  const { pricing } = createPricing({ db, clock, outbox, models: () => providers.models() });
  // These fixtures mount no routes, so a dependency that only routes use is a placeholder.
  const unused = {} as never;
  const { identity, preferences } = createIdentity({
    db, clock, log, logHash: unused, outbox, push, wallet, media, limits: unused, sessionCache: unused, emailSender: unused, sealer: unused, personalData: () => [],
  });
  const prompts = createPrompts({ db, clock, log, outbox, identity, preferences, blocks: unused, media, rateCard: () => pricing.rateCard(), starters: STARTERS, paintCover: null });
  const deps = {
    db, clock, log, outbox, push, cancels, failpoints: createFailpoints(null), wallet, pricing, prompts: prompts.prompts, promptTexts: prompts.texts, freeTrialRuns: prompts.freeTrialRuns, identity, media, isBlind: async () => false, chatWriter,
    providers, startSwitch: createStartSwitch(null), safety: createSafetyFilter(null), queues, limits: unused, samples: { ...createSampleMarker(''), clip: null }, options: { ...generationDefaults, ...options },
  };
  const module = createGeneration(deps);
  fixtures.onClose(() => redis.disconnect());
  fixtures.onClose(() => cancels.close());

  const run = async (id: string): Promise<GenerationRow> => (await rows<GenerationRow>(db.knex, 'select * from generations where id = ?', [id]))[0]!;
  return {
    db, queues, outbox, deps, module, wallet, ledger, media, prompts, cancels, pushed, run,
    async user(tokens, plan = 'free') {
      const id = newId();
      const now = clock.now();
      await db.knex('users').insert({ id, username: `u${id.slice(-10)}`, email: `${id}@example.test`, plan, created_at: now, updated_at: now });
      await db.transaction(async (tx) => {
        await createWallet({ db, clock, outbox, push, options: { welcomeTokens: 0 } }).wallet.open(tx, id);
        if (tokens > 0) await wallet.grant(tx, { userId: id, amount: tokens, kind: 'purchase', bucket: 'purchased', key: id, reason: 'test' });
      });
      return id;
    },
    ask: (userId, body = {}, plan = 'free', requestHash = null) =>
      db.transaction((tx) =>
        acceptRun(tx, deps, { userId, plan, requestHash, expectedTotal: null, patterns: createPatternCheck() }, { source: 'free', wish: { contentType: 'text', prompt: 'A quiet lighthouse', ...body } }),
      ),
    async ended(id, ms = 10_000) {
      await eventually(async () => (await run(id)).finished_at !== null, ms);
      return run(id);
    },
    async events(id) {
      const found = await rows<{ name: string }>(db.knex, `select name from outbox_events where payload->>'generationId' = ? order by id`, [id]);
      return found.map((event) => event.name);
    },
    async receipt(id) {
      const { held, captured, released, status } = (await wallet.receipts(db.knex, [id])).get(id)!;
      return { held, captured, released, status };
    },
    async work(workerOptions = {}) {
      const relay = createRelay({ db, clock, queues, wake: fixtures.wake, log, subscriptionsByEvent: new Map() });
      const workers = createGenerationWorkers({ generation: module.generation, cancels }, { ...fixtures.workerOptions, ...workerOptions });
      await workers.ready();
      relay.start();
      fixtures.onClose(() => relay.stop());
      fixtures.onClose(() => workers.close({ graceMs: 200, deadlineMs: 2_000 }));
      return workers;
    },
    async flushQueues() {
      const keys = await redis.keys(`${fixtures.workerOptions.prefix}:*`);
      if (keys.length > 0) await redis.del(...keys);
    },
    sweep: () => module.maintenance[0]!.run(),
    close: () => fixtures.close(),
  };
}
