import { Router } from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { AppError} from '../errors.ts';
import { notFound } from '../errors.ts';
import { withPatterns } from '../patterns/asked-patterns.ts';
import type { Push } from '../realtime/push.ts';
import { admitKey, withDefaults } from './access-keys.ts';
import type { AccessKeys } from './access-keys.ts';
import { authorize } from './authorize.ts';
import { addressKey } from './client-address.ts';
import type { BeforeWrite, CallContext, WriteGuard } from './endpoint-handler.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { errorAnswer } from './error-answer.ts';
import { isUnsafe } from './http-context.ts';
import type { HttpContext, Next, RequestState } from './http-context.ts';
import { readIdempotencyKey } from './idempotency/read-key.ts';
import { idempotencyScope } from './idempotency/request-hash.ts';
import type { RequestHasher } from './idempotency/request-hash.ts';
import { isAnswered, runWrite } from './idempotency/run-write.ts';
import type { WriteDeps } from './idempotency/run-write.ts';
import type { StoredAnswer, WriteOutcome } from './idempotency/stored-answer.ts';
import { announcesBody, readJsonBody, readRawBody } from './json-body.ts';
import { parseRequest } from './parse-request.ts';
import type { Presenter } from './present-answer.ts';
import type { GiveBack, KernelLimit, RateLimits } from './rate-limits.ts';
import type { EndpointRoute, RouteTable } from './route-table.ts';
import type { Sessions } from './sessions/session-middleware.ts';
import { readUpload } from './read-upload.ts';

export interface MountDeps extends WriteDeps {
  table: RouteTable;
  sessions: Sessions;
  keys: AccessKeys;
  limits: RateLimits<KernelLimit>;
  hasher: RequestHasher;
  present: Presenter;
  guard: WriteGuard;
  push: Push;
  jsonLimitBytes: number;
}

/** Answers requests to all mounted endpoints: it parses the request, authorizes the caller, calls the handler and checks the answer. */
export function mountEndpoints(deps: MountDeps): (ctx: HttpContext, next: Next) => Promise<unknown> {
  const router = new Router<RequestState>();
  // Endpoints without parameters are found by their exact path. The router would compare each address with the patterns of all 300 routes.
  const literals = new Map<string, (ctx: HttpContext) => Promise<void>>();
  for (const route of deps.table.endpoints()) {
    const { method, path } = route.endpoint;
    const answer = answerer(route, deps);
    if (!path.includes(':')) {
      literals.set(`${method} ${path}`, async (ctx) => {
        ctx.state.route = path;
        await answer(ctx, {});
      });
    }
    router.register(path, [method.toLowerCase()], async (ctx: RouterContext<RequestState>) => {
      ctx.state.route = path;
      await answer(ctx, ctx.params);
    });
  }
  for (const { path, handler } of deps.table.raw()) {
    router.get(path, async (ctx: RouterContext<RequestState>) => {
      ctx.state.route = path;
      admitKey(deps.keys, ctx.state.viewer, 'GET', path);
      await limit(deps, ctx, 'read');
      await handler({ ctx, params: ctx.params, viewer: ctx.state.viewer, requestId: ctx.state.requestId });
    });
  }
  for (const { path, maxBytes, handler } of deps.table.rawPosts()) {
    router.post(path, async (ctx: RouterContext<RequestState>) => {
      ctx.state.route = path;
      admitKey(deps.keys, ctx.state.viewer, 'POST', path);
      await limit(deps, ctx, 'write');
      const body = await readRawBody(ctx.req, maxBytes);
      await handler({ ctx, params: ctx.params, viewer: ctx.state.viewer, requestId: ctx.state.requestId, body });
    });
  }
  for (const { path, maxBytes, handler } of deps.table.webhooks()) {
    router.post(path, async (ctx: RouterContext<RequestState>) => {
      ctx.state.route = path;
      const body = await readRawBody(ctx.req, maxBytes);
      await handler({ body, header: (name) => ctx.get(name) || undefined, ip: addressKey(ctx.ip) });
      ctx.body = { received: true };
    });
  }
  const routed = router.routes() as (ctx: HttpContext, next: Next) => Promise<unknown>;
  return (ctx, next) => literals.get(`${ctx.method} ${ctx.path}`)?.(ctx) ?? routed(ctx, next);
}

/** Answers 404 as JSON to an `/api` path that no endpoint has. */
export const unknownRoute = (): never => {
  throw notFound('This address');
};

type Answerer = (ctx: HttpContext, params: Record<string, string>) => Promise<void>;

function answerer(route: EndpointRoute, deps: MountDeps): Answerer {
  if (route.kind === 'upload') return uploadAnswerer(route, deps);
  const { endpoint, access } = route;
  const limitName = isUnsafe(endpoint.method) ? 'write' : 'read';
  return async (ctx, params) => {
    admitKey(deps.keys, ctx.state.viewer, endpoint.method, endpoint.path);
    await limit(deps, ctx, limitName);
    // The server reads a large body only from a caller who may send it.
    if (endpoint.bodyLimitBytes !== undefined) authorize(access, ctx.state.viewer);
    const sent = announcesBody(ctx.req) ? await readJsonBody(ctx.req, endpoint.bodyLimitBytes ?? deps.jsonLimitBytes) : undefined;
    authorize(access, ctx.state.viewer);
    const key = ctx.state.viewer?.key;
    const body: unknown = key && isUnsafe(endpoint.method) ? withDefaults(key, endpoint.body, sent) : sent;
    const call = callContext(deps, ctx, endpoint, params, body);
    if (route.kind === 'read') return send(ctx, deps.present(endpoint, await route.handler(call)));
    if (route.kind === 'session') {
      await deps.guard(endpoint, call, deps.db.knex);
      return deps.sessions.changing(ctx, async () => {
        send(ctx, deps.present(endpoint, await route.handler(call, deps.sessions.control(ctx, deps.push))));
      });
    }
    const giveBack = route.before && (await runBefore(deps, route.before, call));
    const { answer, replayed } = await givingBack(giveBack, () => withPatterns((patterns) => runWrite(deps, {
      idempotency: call.idempotency,
      run: async (tx) => {
        try {
          await deps.guard(endpoint, call, tx);
          return deps.present(endpoint, await route.handler({ ...call, patterns }, tx));
        } finally {
          // Throws `PatternsFirst` if a text of the request has not been matched with its pattern yet. An unmatched text must not decide about an effect or a
          // refusal.
          patterns.complete();
        }
      },
      refuse: (error) => {
        ctx.state.refusal = error.code;
        return storedRefusal(error, ctx.state.requestId);
      },
    })));
    if (replayed) ctx.set('Idempotent-Replayed', 'true');
    send(ctx, answer);
  };
}

async function runBefore({ db }: MountDeps, before: BeforeWrite<CallContext<AnyEndpoint>>, call: CallContext<AnyEndpoint>): Promise<GiveBack | void> {
  if (before.applies?.(call) === false) return undefined;
  return call.idempotency && (await isAnswered(db, call.idempotency)) ? undefined : before.run(call);
}

/** Runs a write, and gives back what was reserved for it unless the write took effect. */
async function givingBack(giveBack: GiveBack | void, write: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  let effective = false;
  try {
    const outcome = await write();
    effective = outcome.effective;
    return outcome;
  } finally {
    if (!effective && giveBack) await giveBack();
  }
}

function uploadAnswerer(route: Extract<EndpointRoute, { kind: 'upload' }>, deps: MountDeps): Answerer {
  const { endpoint, access, options, handler } = route;
  return async (ctx) => {
    admitKey(deps.keys, ctx.state.viewer, endpoint.method, endpoint.path);
    await limit(deps, ctx, 'upload');
    authorize(access, ctx.state.viewer);
    const { file, fields } = await readUpload(ctx.req, options.maxBytes);
    const { requestId } = ctx.state;
    send(ctx, deps.present(endpoint, await handler({ viewer: ctx.state.viewer, file, fields, requestId })));
  };
}

const limit = (deps: MountDeps, ctx: HttpContext, name: 'read' | 'write' | 'upload'): Promise<void> =>
  deps.limits.take(name, ctx.state.viewer?.userId ?? addressKey(ctx.ip));

function callContext(
  { hasher }: MountDeps,
  ctx: HttpContext,
  endpoint: AnyEndpoint,
  params: Record<string, string>,
  raw: unknown,
): CallContext<AnyEndpoint> {
  const { viewer, requestId, arrivedAt } = ctx.state;
  const { ip } = ctx;
  const given = parseRequest(endpoint, { params, query: ctx.querystring === '' ? NOTHING : ctx.query, body: raw });
  const { params: parsedParams, query, body } = given as Pick<CallContext<AnyEndpoint>, 'params' | 'query' | 'body'>;
  const call = { params: parsedParams, query, body, viewer, requestId, arrivedAt, ip, idempotency: null, patterns: createPatternCheck(), requestHash: '' };
  if (!isUnsafe(endpoint.method)) return call;
  const request = { method: endpoint.method, path: ctx.url, body: raw };
  const scope = idempotencyScope(viewer, ip);
  const key = readIdempotencyKey(ctx.get('Idempotency-Key'));
  return {
    ...call,
    idempotency: key === null ? null : { scope, key, requestHash: hasher.hash(request) },
    requestHash: hasher.hash({ ...request, scope }),
  };
}

const NOTHING = Object.freeze({});

/** The answer to a refused write, as it is stored. A repeat with the same idempotency key gets the same body, with the id of the first request. */
function storedRefusal(error: AppError, requestId: string): StoredAnswer {
  const { status, body, retryAfterSeconds } = errorAnswer(error, requestId);
  const headers: Record<string, string> = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return { status, headers, body: JSON.stringify(body) };
}

function send(ctx: HttpContext, { status, headers, body }: StoredAnswer): void {
  ctx.status = status;
  for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
  if (status === 204) {
    ctx.body = null;
    return;
  }
  // Sets the Content-Type at the Node response, because Koa would spend time on looking the type up.
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.body = body;
}
