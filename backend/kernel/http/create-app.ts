import type { RequestListener } from 'node:http';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { PublicConfig } from '#contracts/system.ts';
import type { Clock } from '../clock.ts';
import type { KernelConfig } from '../config/kernel-config.ts';
import type { Database } from '../db/database.ts';
import { poolCounts } from '../db/pool-counts.ts';
import type { Failpoints } from '../failpoints.ts';
import type { QueueBoard } from '../jobs/queue-board/create-queue-board.ts';
import { isBoardPath } from '../jobs/queue-board/board-gate.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { LogHash } from '../logging/log-hash.ts';
import type { Logger } from '../logging/logger.ts';
import { createHttpMetrics } from '../metrics/http-metrics.ts';
import { createLoadMetrics } from '../metrics/load-metrics.ts';
import { watchFigure } from '../metrics/process-metrics.ts';
import type { Push } from '../realtime/push.ts';
import { arrivalCookieName } from './arrivals.ts';
import { serveClient } from './client/serve-client.ts';
import type { ClientOptions } from './client/serve-client.ts';
import { createPageRenderer } from './client/page-renderer.ts';
import { keyMiddleware } from './access-keys.ts';
import type { AccessKeys } from './access-keys.ts';
import { errorMiddleware } from './error-middleware.ts';
import { health } from './health.ts';
import { hostMiddleware } from './host-check.ts';
import type { WriteGuard } from './endpoint-handler.ts';
import type { HostCheck } from './host-check.ts';
import { isApiPath } from './http-context.ts';
import type { HttpContext, Next, RequestState } from './http-context.ts';
import { createRequestHasher } from './idempotency/request-hash.ts';
import { createLoadShedding, SHED_ORDER } from './load-shedding.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { mountEndpoints, unknownRoute } from './mount-endpoints.ts';
import { createOriginCheck, originMiddleware } from './origin-check.ts';
import { createPresenter } from './present-answer.ts';
import type { KernelLimit, RateLimits } from './rate-limits.ts';
import { requestLog } from './request-log.ts';
import { beginsWork } from './route-table.ts';
import type { RouteTable } from './route-table.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { peopleComeByHttps, securityHeaders } from './security-headers.ts';
import { sessionCookieName } from './sessions/session-cookie.ts';
import { createSessions } from './sessions/session-middleware.ts';
import type { Sessions } from './sessions/session-middleware.ts';
import type { SessionStorage } from './sessions/session-storage.ts';
import { errorText } from '../error-text.ts';

export interface AppDeps {
  config: KernelConfig;
  log: Logger;
  logHash: LogHash;
  clock: Clock;
  db: Database;
  redis: Redis;
  push: Push;
  failpoints: Failpoints;
  lifecycle: Lifecycle;
  registry: Registry;
  tracer: Tracer | null;
  limits: RateLimits<KernelLimit>;
  storage: SessionStorage;
  keys: AccessKeys;
  table: RouteTable;
  hostAllowed: HostCheck;
  guard: WriteGuard;
  /** Whether requests to this path carry a signature or a token instead of a session, so that they may come from any origin. */
  provesItself(path: string): boolean;
  settings: PublicConfig;
  queueBoard: QueueBoard;
  client: Pick<ClientOptions, 'policyHosts' | 'defaultHead' | 'headOf' | 'pageModule' | 'memberModule' | 'arrivals' | 'noticeOf'>;
}

export interface App {
  /** Answers every request; while the process is overloaded, it refuses requests before Koa sees them. */
  listener: RequestListener;
  sessions: Sessions;
}

// Answers with fewer bytes are not compressed, because compression would make them larger. Compression leaks no secret (BREACH): sessions are in cookies, and
// no answer mixes secrets with a stranger's text.
const COMPRESSED_FROM_BYTES = 1_400;

/** Builds the HTTP application: all middleware in the order in which a request passes it, then the routes. */
export function createApp(deps: AppDeps): App {
  const { config, log, db, redis, lifecycle, registry, settings, table, provesItself } = deps;
  const production = config.environment === 'production';
  const { publicUrl, trustedProxies, clientDir } = config.http;
  const app = new Koa<RequestState>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  app.on('error', (error: Error) => {
    // A client that leaves in the middle of an answer is not an error of ours, so it is not logged.
    if (!['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorText(error, 'code') ?? '')) {
      log.error({ err: error }, 'answer failed');
    }
  });
  const sessions = createSessions(app, { storage: deps.storage, production, absoluteMs: config.session.absoluteMs });
  const endpoints = mountEndpoints({
    ...deps,
    table,
    sessions,
    hasher: createRequestHasher(config.session.secret),
    present: createPresenter({ log, strict: !production }),
    jsonLimitBytes: config.http.jsonLimitBytes,
    waitMs: config.idempotency.waitMs,
  });

  const metrics = createHttpMetrics(registry, { exemplars: deps.tracer !== null });
  const https = peopleComeByHttps(config);
  app.use(requestLog({ clock: deps.clock, log, logHash: deps.logHash, metrics, tracer: deps.tracer }));
  app.use(securityHeaders({ https }));
  app.use(errorMiddleware(log));
  app.use(health({ db, redis, lifecycle }));
  app.use(metricsEndpoint(registry, config.metrics.token));
  const shedding = createLoadShedding({
    limits: config.overload, databaseBackedUp: () => poolCounts(db).waiting >= config.database.poolMax, cookieName: sessionCookieName(production), beginsWork: beginsWork(table), metrics: createLoadMetrics(registry, SHED_ORDER), requests: metrics, https,
  });
  watchFigure(registry, 'http_requests_waiting', 'Requests that wait to be begun.', () => shedding.waiting());
  app.use(shedding.count);
  app.use(hostMiddleware(deps.hostAllowed));
  app.use(compressLarge());
  const prefixesOf = (routes: readonly { path: string }[]): string[] => routes.map(({ path }) => path.replace(/:.*$/, ''));
  const [rawPrefixes, sessionless] = [prefixesOf(table.raw()), prefixesOf(table.raw().filter((route) => route.sessionless))];
  const needsViewer = (path: string): boolean => isApiPath(path) || rawPrefixes.some((prefix) => path.startsWith(prefix));
  app.use(keyMiddleware({ keys: deps.keys, limits: deps.limits, applies: needsViewer }));
  app.use(originMiddleware(createOriginCheck({ publicUrl }), provesItself));
  const needsSession = (ctx: HttpContext): boolean =>
    !ctx.state.viewer?.key && (needsViewer(ctx.path) || isBoardPath(ctx.path)) && !sessionless.some((prefix) => ctx.path.startsWith(prefix));
  app.use((ctx: HttpContext, next: Next) => (needsSession(ctx) ? sessions.middleware(ctx, next) : next()));
  app.use(deps.queueBoard);
  app.use(endpoints);
  let handler: RequestListener | undefined;
  const answer: RequestListener = (request, response) => void (handler ??= app.callback())(request, response);
  const cookieName = sessionCookieName(production);
  const renderPage = clientDir === null ? () => Promise.resolve(null) : createPageRenderer({ clientDir, log, handler: answer, cookieName, publicUrl, settings });
  const arrivalCookie = { name: arrivalCookieName(production), secure: production };
  app.use(serveClient({ ...deps.client, clientDir, publicUrl, settings, cookieName, arrivalCookie, renderPage }));
  app.use(unknownRoute);
  return { listener: shedding.before(answer), sessions };
}

/** Compresses large answers only. Most answers are short, and the compressor would check type, size and headers of each before it left them alone. */
function compressLarge(): (ctx: HttpContext, next: Next) => Promise<void> {
  const middleware = compress({ threshold: COMPRESSED_FROM_BYTES }) as unknown as (ctx: HttpContext, next: Next) => Promise<void>;
  return async (ctx, next) => {
    await next();
    // The size of a text is not measured when even its largest encoding is too short to be compressed.
    const short = typeof ctx.body === 'string' && ctx.body.length * MOST_BYTES_PER_CHARACTER < COMPRESSED_FROM_BYTES;
    if (!short) await middleware(ctx, () => Promise.resolve());
  };
}
const MOST_BYTES_PER_CHARACTER = 3;
