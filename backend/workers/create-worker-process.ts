import { createModules, moduleList } from '../bootstrap/modules.ts';
import { prepare } from '../bootstrap/prepare.ts';
import { QUEUES } from '../bootstrap/queues.ts';
import { createServices } from '../bootstrap/services.ts';
import type { ServiceOptions, Services } from '../bootstrap/services.ts';
import { tracedPush } from '../bootstrap/tracing.ts';
import { createDatabase } from '#kernel/db/database.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { watchEventLoopLag } from '#kernel/jobs/event-loop-lag.ts';
import { createQueues } from '#kernel/jobs/queues.ts';
import type { JobWorker, JobWorkerOptions } from '#kernel/jobs/worker.ts';
import { createLifecycle } from '#kernel/lifecycle/lifecycle.ts';
import type { Lifecycle } from '#kernel/lifecycle/lifecycle.ts';
import { createJobMetrics } from '#kernel/metrics/job-metrics.ts';
import { watchFigure, watchQueues } from '#kernel/metrics/process-metrics.ts';
import { outboxAgeMs } from '#kernel/outbox/outbox-age.ts';
import { createRelay } from '#kernel/outbox/relay.ts';
import { createPush } from '#kernel/realtime/create-push.ts';
import { checkRedisPolicy } from '#kernel/redis/redis-policy.ts';
import { createDemoRunsWorker } from './demo-runs.worker.ts';
import { createArchivesWorker } from './archives.worker.ts';
import { createEventsWorker, EVENTS_AT_ONCE } from './events.worker.ts';
import { byQueue, createGenerationWorkers } from './generation.worker.ts';
import { startHealthServer } from './health-server.ts';
import { createImportsWorker } from './imports.worker.ts';
import { createLedgerCheck } from './ledger-check.ts';
import { createEmailWorker } from './email.worker.ts';
import { maintenanceTasks } from './maintenance-tasks.ts';
import { createMaintenanceWorker } from './maintenance.worker.ts';
import { createPaymentsWorker } from './payments.worker.ts';
import { createPushWorker } from './push.worker.ts';
import { createWebhooksWorker } from './webhooks.worker.ts';

export interface WorkerProcess {
  services: Services;
  lifecycle: Lifecycle;
}

// The time limits of closing a worker process, in ms. Jobs get 3 s to end and are then handed back. All steps end before the 8 s after which a deploy kills the
// process.
const STEP_TIMEOUT_MS = 6_500;
const CLOSE = { graceMs: 3_000, deadlineMs: 5_500 };

/**
 * Builds and starts a worker process with the roles that its configuration names.
 * @throws UnsafeRedis, EADDRINUSE, or whatever keeps the database from being prepared
 */
export async function createWorkerProcess(options: Omit<ServiceOptions, 'name'>): Promise<WorkerProcess> {
  const services = createServices({ ...options, name: 'worker' });
  const { config, log, db, clock, redis, wake, cancels, registry, failpoints, sealer, tracer } = services;
  const roles = new Set(config.worker.roles);
  const lifecycle = createLifecycle({ log, stepTimeoutMs: STEP_TIMEOUT_MS });
  try {
    const production = config.environment === 'production';
    await checkRedisPolicy(redis, { production });
    await prepare({ db, log, seeds: [] });
    await services.followTime();
    await services.settings.watch();
    const push = createPush({ redisUrl: config.redis.url, log, validate: !production });
    const queues = createQueues({ names: QUEUES, redisUrl: config.redis.url, prefix: config.redis.prefix, log });
    const modules = createModules({ ...services, push: tracedPush(push, tracer), queues });
    const metrics = createJobMetrics(registry, { exemplars: tracer !== null });
    watchQueues(registry, async () =>
      Object.fromEntries(await Promise.all(queues.names.map(async (queue) => [queue, { ...(await queues.counts(queue)) }]))),
    );
    const stopWatching = watchEventLoopLag({ log, onSample: metrics.lag });

    const subscriptionsByEvent = groupSubscriptions(moduleList(modules).flatMap((module) => module.subscriptions ?? []));
    const shared: Pick<JobWorkerOptions, 'redisUrl' | 'prefix' | 'log' | 'limits' | 'onOutcome' | 'tracer'> = {
      redisUrl: config.redis.url,
      prefix: config.redis.prefix,
      log,
      limits: config.jobs,
      onOutcome: metrics.observe,
      tracer,
    };
    // The relay and event jobs have database connections of their own, so that events are delivered even while runs use all other connections.
    const telling = createDatabase({
      ...config.database,
      poolMax: EVENTS_AT_ONCE + 1,
      onCallbackError: (error) => log.error({ err: error }, 'callback after a commit failed'),
    });
    const relay = createRelay({
      db: telling, queues, wake, clock, log, subscriptionsByEvent,
      hit: (name) => failpoints.hit(name),
      onMoved: metrics.moved,
    });
    watchFigure(registry, 'outbox_oldest_row_seconds', 'How long the oldest row of the outbox has waited for a relay.', async () => (await outboxAgeMs(telling, clock)) / 1_000);
    const workers: JobWorker[] = [];
    if (roles.has('events')) workers.push(createEventsWorker({ db: telling, clock, log, subscriptionsByEvent, onReacted: metrics.reacted, tracer }, shared));
    if (roles.has('email')) workers.push(createEmailWorker({ config, db, clock, log, sealer, notificationChannels: modules.notificationChannels }, shared));
    if (roles.has('payments')) workers.push(createPaymentsWorker(modules.payments.payments, { ...shared, concurrency: config.payments.stripe?.eventConcurrency ?? 1 }));
    if (roles.has('push')) workers.push(createPushWorker(modules.notificationChannels, shared), createWebhooksWorker(modules.webhooks.webhooks, shared));
    if (roles.has('generation')) workers.push(createDemoRunsWorker(modules.demoRuns.demoRuns, shared));
    if (roles.has('archives')) workers.push(createArchivesWorker(modules.archives.archives, shared), createImportsWorker(modules.portability.portability, shared));
    const generation = roles.has('generation')
      ? createGenerationWorkers({ generation: modules.generation.generation, cancels }, { ...shared, concurrency: byQueue(config.generation.concurrency) })
      : undefined;
    const ledger = createLedgerCheck({ db, log, registry, ledger: modules.wallet.ledger });
    const tasks = [...maintenanceTasks(services, modules, queues), ledger.task];
    const maintenance = roles.has('maintenance')
      ? createMaintenanceWorker({ db, clock, log, queues, tasks, hit: () => failpoints.hit('maintenance.before_task') }, shared)
      : undefined;

    const { healthPort } = config.worker;
    const health =
      healthPort === null
        ? null
        : await startHealthServer({
            host: config.http.host,
            port: healthPort,
            metricsToken: config.metrics.token,
            registry,
            readiness: async () => {
              const { ready, facts } = await readiness(services, lifecycle);
              return { ready, facts: { ...facts, ledger: ledger.facts() } };
            },
          });

    if (roles.has('relay')) relay.start();
    maintenance?.start();

    lifecycle.onStop('end jobs', async () => {
      await Promise.all([relay.stop(), maintenance?.stop(), generation?.close(CLOSE), ...workers.map((worker) => worker.close(CLOSE))]);
    });
    lifecycle.onStop('close connections', async () => {
      stopWatching();
      health?.close();
      push.close();
      await Promise.all([queues.close(), telling.close(), services.close()]);
    });
    log.info({ roles: [...roles], healthPort }, 'working');
    return { services, lifecycle };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/**
 * Says whether the worker process can do its work. It cannot without the database, or while it stops. Redis is only reported, because the
 * connection comes back by itself.
 */
async function readiness({ db, redis }: Services, { stopping }: Lifecycle): Promise<{ ready: boolean; facts: Record<string, unknown> }> {
  const database = await db.knex.raw('select 1').then(() => true, () => false);
  return {
    ready: database && !stopping,
    facts: { database: database ? 'up' : 'down', redis: redis.status === 'ready' ? 'up' : 'down', stopping },
  };
}
