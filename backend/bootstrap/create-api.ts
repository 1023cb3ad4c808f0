import type { PublicConfig } from '#contracts/system.ts';
import { PRODUCT } from '#contracts/product.ts';
import { createApp } from '#kernel/http/create-app.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { createHttpServer } from '#kernel/http/http-server.ts';
import { listenForMetrics } from '#kernel/http/metrics-endpoint.ts';
import { createHostCheck } from '#kernel/http/host-check.ts';
import { createSocketOriginCheck } from '#kernel/http/origin-check.ts';
import { createRoutes } from '#kernel/http/route-table.ts';
import type { RouteTable } from '#kernel/http/route-table.ts';
import { peopleComeByHttps } from '#kernel/http/security-headers.ts';
import { systemRoutes } from '#kernel/http/system-routes.ts';
import { warmUp } from '#kernel/http/warm-up.ts';
import { createQueueBoard } from '#kernel/jobs/queue-board/create-queue-board.ts';
import { createQueues } from '#kernel/jobs/queues.ts';
import { createLifecycle } from '#kernel/lifecycle/lifecycle.ts';
import type { Lifecycle } from '#kernel/lifecycle/lifecycle.ts';
import { watchFigure } from '#kernel/metrics/process-metrics.ts';
import { createGateway } from '#kernel/realtime/gateway.ts';
import { checkRedisPolicy } from '#kernel/redis/redis-policy.ts';
import { KEY_DEFAULTS } from '#modules/api-access/index.ts';
import { recordQueueChange } from '#modules/operations/index.ts';
import type { Config } from './config.ts';
import { createLatePush } from './late-push.ts';
import { createModules, moduleList } from './modules.ts';
import type { Modules } from './modules.ts';
import { createPageHeads, DEFAULT_HEAD } from './page-heads.ts';
import { MEMBER_MODULE, pageModule } from './page-modules.ts';
import { paymentHosts } from './payment-hosts.ts';
import { prepare } from './prepare.ts';
import { guardPublicWords } from './public-words.ts';
import { QUEUES } from './queues.ts';
import { seedsOf } from './seeds.ts';
import { createServices } from './services.ts';
import type { ServiceOptions, Services } from './services.ts';

export interface Api {
  /** The address of the API: `http://host:port`. */
  url: string;
  services: Services;
  modules: Modules;
  lifecycle: Lifecycle;
  /** All mounted routes, for tests that call each of them. */
  table: RouteTable;
}

export interface ApiOptions extends Omit<ServiceOptions, 'name'> {
  /** Mounts endpoints beside those of the modules, for tests of the kernel. */
  mount?(routes: Routes): void;
  /** Whether the API answers some reads by itself before it listens, so that the first people do not wait for it. Tests do without. */
  warmsUp?: boolean;
}

const STEP_TIMEOUT_MS = 2_000;

/** What an API reads by itself before it listens: the start page, which is rendered on the server, and lists that most visitors see. */
const WARM_PATHS = ['/', '/api/prompts?limit=20'];

// Paths that need no session and no origin check: webhooks are signed, unsubscribe links contain a token, and `/mcp` answers only requests with a key.
const PROVES_ITSELF = /^\/(api\/(stripe\/webhook$|unsubscribe\/[^/]+$)|mcp$)/;

/**
 * Builds the API process, prepares its database and starts it.
 * @throws UnsafeRedis, EADDRINUSE, or whatever keeps the database from being prepared
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const services = createServices({ ...options, name: 'api' });
  const { config, log, db, redis, registry } = services;
  const lifecycle = createLifecycle({ log, stepTimeoutMs: config.http.drainMs + STEP_TIMEOUT_MS });
  const queues = createQueues({ names: QUEUES, redisUrl: config.redis.url, prefix: config.redis.prefix, log, commandTimeoutMs: config.redis.commandTimeoutMs });
  try {
    const production = config.environment === 'production';
    await checkRedisPolicy(redis, { production });
    const push = createLatePush();
    const modules = createModules({ ...services, push, queues });
    await prepare({ db, log, seeds: seedsOf(modules) });
    await services.followTime();
    await services.settings.watch();

    const settings = publicSettings(modules, config);
    const table = createRoutes();
    for (const module of moduleList(modules)) {
      module.routes?.(table.routes);
      module.rawRoutes?.(table.rawRoutes);
    }
    options.mount?.(table.routes);
    systemRoutes(table, settings, { scopesOf: modules.apiAccess.keys.scopesOf, keyDefaults: KEY_DEFAULTS });
    const hostAllowed = createHostCheck(config.http);
    const { listener, sessions } = createApp({
      ...services,
      hostAllowed,
      guard: guardPublicWords(modules.identity.mutes),
      provesItself: (path) => PROVES_ITSELF.test(path),
      push,
      lifecycle,
      storage: modules.identity.sessions,
      keys: modules.apiAccess.keys,
      table,
      settings,
      queueBoard: createQueueBoard({ queues, onChange: recordQueueChange(services) }),
      client: { policyHosts: paymentHosts(config.payments.stripe), defaultHead: DEFAULT_HEAD, headOf: createPageHeads({ db, prompts: modules.prompts.prompts, packs: modules.packs.packs, identity: modules.identity.identity, preferences: modules.identity.preferences, generation: modules.generation.generation, library: modules.library.library, collections: modules.collections.collections, publicUrl: config.http.publicUrl }), pageModule, memberModule: MEMBER_MODULE, arrivals: modules.referrals.arrivals, noticeOf: (signedIn) => modules.operations.announcements.shown(signedIn) },
    });

    const http = createHttpServer(listener, config.http);
    const originAllowed = createSocketOriginCheck(config.http);
    const gateway = createGateway({
      httpServer: http.server,
      https: peopleComeByHttps(config),
      redisUrl: config.redis.url,
      log,
      originAllowed: (headers) => hostAllowed(headers) && originAllowed(headers),
      validate: !production,
      viewerFromCookie: sessions.viewerFromCookie,
    });
    push.bind(gateway.push);
    watchFigure(registry, 'socket_connections', 'Open sockets of this process.', () => gateway.connections());
    if (options.warmsUp) await warmUp({ listener, host: hostOf(config), paths: WARM_PATHS, db, connections: config.database.poolMax, log });
    const port = await http.listen(config.http);
    const metrics = config.metrics.token === null ? await listenForMetrics(registry, config.metrics.port, log) : null;

    // Sockets are let go while requests are answered, because both take their time and the process must end soon.
    lifecycle.onStop('drain requests', async () => void (await Promise.all([http.drain(config.http.drainMs), gateway.release()])));
    lifecycle.onStop('close sockets', () => gateway.close());
    lifecycle.onStop('close metrics', () => void metrics?.close());
    lifecycle.onStop('close connections', async () => void (await Promise.all([queues.close(), modules.promptImport.close(), services.close()])));
    const url = `http://${config.http.host.includes(':') ? `[${config.http.host}]` : config.http.host}:${port}`;
    log.info({ url }, 'listening');
    return { url, services, modules, lifecycle, table };
  } catch (error) {
    await Promise.all([queues.close(), services.close()]);
    throw error;
  }
}

/** The host name under which people reach the API. */
const hostOf = ({ http: { publicUrl, host, port } }: Config): string => (publicUrl === null ? `${host}:${port}` : new URL(publicUrl).host);

/** The public settings that pages need. A part that this server lacks is null (docs/rules/server.md#public-settings). */
const publicSettings = ({ generation }: Modules, { identity: { accounts }, payments: { stripe }, messages: { webPush } }: Config): PublicConfig => ({
  product: PRODUCT,
  stripe: stripe && { publishableKey: stripe.publishableKey, scriptUrl: stripe.scriptUrl, sandbox: stripe.sandbox },
  checkoutHost: stripe && new URL(stripe.checkoutOrigin).host,
  socialLogin: accounts.social && { appId: accounts.social.clientId, label: accounts.social.label },
  pushKey: webPush && webPush.publicKey,
  // Read anew for each answer, because administrators change providers while the server runs.
  get unavailable() { return generation.generation.unavailable(); },
});
