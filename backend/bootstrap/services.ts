import type { Clock } from '#kernel/clock.ts';
import { createSealer } from '#kernel/crypto/sealed-text.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { createDatabase } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import { createFailpoints } from '#kernel/failpoints.ts';
import type { Failpoints } from '#kernel/failpoints.ts';
import { createRateLimits } from '#kernel/http/rate-limits.ts';
import type { RateLimits } from '#kernel/http/rate-limits.ts';
import { createSessionCache } from '#kernel/http/sessions/session-cache.ts';
import type { SessionCache } from '#kernel/http/sessions/session-cache.ts';
import { createCancelChannel } from '#kernel/jobs/cancel-channel.ts';
import type { CancelChannel } from '#kernel/jobs/cancel-channel.ts';
import { createLogHash } from '#kernel/logging/log-hash.ts';
import type { LogHash } from '#kernel/logging/log-hash.ts';
import { createLogTail } from '#kernel/logging/log-tail.ts';
import type { LogTail } from '#kernel/logging/log-tail.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import { createEmailSender } from '#kernel/email/create-email-sender.ts';
import type { EmailSender } from '#kernel/email/email.ts';
import { createRegistry, watchFigure, watchPool } from '#kernel/metrics/process-metrics.ts';
import type { Registry } from '#kernel/metrics/process-metrics.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { createWake } from '#kernel/outbox/wake.ts';
import type { Wake } from '#kernel/outbox/wake.ts';
import { createRedis } from '#kernel/redis/connection.ts';
import { createLiveSettings } from '#kernel/settings/live-settings.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import { createSharedClock } from '#kernel/shared-clock.ts';
import { createStorage } from '#kernel/storage/create-storage.ts';
import { freeBytes } from '#kernel/storage/free-bytes.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { viewerShape } from '#modules/identity/index.ts';
import type { Tracer } from '#kernel/tracing/tracer.ts';
import { allowancesOf } from './config.ts';
import type { Config, LimitName } from './config.ts';
import { tracerOf } from './tracing.ts';

/** The technical parts that every process of the product builds. */
export interface Services {
  config: Config;
  log: Logger;
  /** The last log lines of all processes; null where keeping them is switched off. */
  logTail: LogTail | null;
  /** Replaces addresses and names in the log by keyed hashes. */
  logHash: LogHash;
  clock: Clock;
  db: Database;
  redis: ReturnType<typeof createRedis>;
  wake: Wake;
  cancels: CancelChannel;
  outbox: Outbox;
  sealer: Sealer;
  /** Settings that administrators save while the product runs. A process reads none of them before it calls `watch`. */
  settings: LiveSettings;
  emailSender: EmailSender;
  /** True when no mail server is configured, so that emails stay in the local outbox. */
  emailIsLocal: boolean;
  storage: Storage;
  limits: RateLimits<LimitName>;
  sessionCache: SessionCache;
  failpoints: Failpoints;
  registry: Registry;
  /** Sends traces; null when no collector is configured (OTEL_EXPORTER_OTLP_ENDPOINT). */
  tracer: Tracer | null;
  /** Sets the clock to the time of the database and keeps it there, if `followsTime` was given. */
  followTime(): Promise<void>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  /** The name of this process in the log and in traces: `api` or `worker`. */
  name: string;
  clock?: Clock;
  log?: Logger;
  /** Whether the clock follows the time of the database. Tests that count statements leave it out. */
  followsTime?: boolean;
}

/** Builds the technical parts of a process. It waits for no server, so a process starts even while Redis is away. */
export function createServices({ config, name, ...given }: ServiceOptions): Services {
  const shared = createSharedClock();
  const clock = given.clock ?? shared;
  const logTail = config.log.tailLines === 0 ? null : createLogTail({ clock, prefix: config.redis.prefix, lines: config.log.tailLines });
  const log = given.log ?? createLogger({ level: config.log.level, name, tail: logTail });
  const { acquireTimeoutMs, ...database } = config.database;
  const db = createDatabase({
    ...database,
    acquireTimeoutMs,
    onCallbackError: (error) => log.error({ err: error }, 'callback after a commit failed'),
  });
  const redis = createRedis({
    url: config.redis.url,
    log,
    name,
    overrides: { commandTimeout: config.redis.commandTimeoutMs },
  });
  logTail?.attach(redis);
  const wake = createWake(redis);
  const cancels = createCancelChannel(redis);
  const outbox = createOutbox({ clock, wake: () => wake.wake() });
  const sealer = createSealer(config.session.secret, config.session.secretBefore);
  const tracer = tracerOf(config, name, log);
  const settings = createLiveSettings({ db, redis, clock, log });
  const registry = createRegistry();
  watchPool(registry, db);
  watchFigure(registry, 'redis_ready', 'Whether Redis answers this process: 1, or 0.', () => (redis.status === 'ready' ? 1 : 0));
  if (config.storage.s3 === null) watchFigure(registry, 'storage_free_bytes', 'Free bytes of the disk that holds the files.', () => freeBytes(config.storage.dir));
  return {
    config,
    log,
    logTail,
    logHash: createLogHash(config.session.secret),
    clock,
    db,
    redis,
    wake,
    cancels,
    registry,
    tracer,
    outbox,
    sealer,
    settings,
    emailSender: createEmailSender({ clock, outbox, sealer }),
    emailIsLocal: config.email.smtpUrl === null,
    storage: createStorage(config.storage),
    limits: createRateLimits({ allowances: allowancesOf(config), redis, clock, prefix: config.redis.prefix }),
    sessionCache: createSessionCache({ redis, viewerShape, ttlMs: config.session.cacheMs, prefix: config.redis.prefix }),
    failpoints: createFailpoints(config.failpoint),
    followTime: () => (given.followsTime ? shared.follow(db, log) : Promise.resolve()),
    async close() {
      shared.stop();
      await logTail?.flush();
      await tracer?.stop();
      settings.close();
      await db.close();
      wake.close();
      cancels.close();
      redis.disconnect();
      registry.clear();
    },
  };
}
