import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { KernelConfig } from '../config/kernel-config.ts';
import { AppError } from '../errors.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import type { LoadMetrics } from '../metrics/load-metrics.ts';
import { createAdmissionQueue } from './admission-queue.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpContext, Next } from './http-context.ts';
import { isApiPath, isUnsafe } from './http-context.ts';
import { createRetryAfter } from './retry-after.ts';
import { plainHeaders } from './security-headers.ts';
import type { SecurityHeadersOptions } from './security-headers.ts';
import { tokenFromCookies } from './sessions/session-cookie.ts';

/**
 * Kinds of requests that an overloaded process refuses, in this order. All others are let in: sign-out, cancelling, payments and their
 * webhooks, other writes.
 */
export const SHED_ORDER = ['anonymous_read', 'member_read', 'new_work'] as const;
export type Shed = (typeof SHED_ORDER)[number];

/** For each kind of request, the multiple of the load limits from which it is refused. */
const FROM: Record<Shed, number> = { anonymous_read: 1, member_read: 1.25, new_work: 1.5 };
/** The order in which kinds of waiting requests are begun. */
const ORDER = ['never_refused', 'new_work', 'member_read', 'anonymous_read'] as const;
const REFUSAL = new AppError('unavailable', 'unavailable', 'Many people are here at the moment. Please try again in a few seconds.');
/** Addresses by which machines check the process. They are answered under any load. */
const ALWAYS_ANSWERED = ['/healthz', '/readyz', '/metrics'];

export interface LoadSheddingOptions extends SecurityHeadersOptions {
  limits: KernelConfig['overload'];
  /** Whether requests that have begun are waiting for a database connection. */
  databaseBackedUp(): boolean;
  cookieName: string;
  /** Whether a request to this path starts work that continues after a 202 answer. */
  beginsWork(method: string, path: string): boolean;
  metrics: LoadMetrics;
  requests: HttpMetrics;
}

export interface LoadShedding {
  /** Middleware that counts the requests that are being answered. */
  count(ctx: HttpContext, next: Next): Promise<void>;
  /** How many requests wait until the server begins them. */
  waiting(): number;
  /** Wraps the server's request handler: requests wait for their turn, and those that may be refused are refused under load. */
  before(answer: RequestListener): RequestListener;
}

/**
 * Begins requests only as fast as the process can answer them. A request that waited too long gets 503 with `Retry-After`, if it could be
 * sent again (docs/rules/server.md#load-shedding). The refusal comes before Koa and any look-up and writes no log line, so it costs little.
 */
export function createLoadShedding({ limits, databaseBackedUp, cookieName, beginsWork, metrics, requests, https }: LoadSheddingOptions): LoadShedding {
  let under = 0;
  const retryAfter = createRetryAfter();
  // The headers of a refusal are one flat list, which Node writes faster than an object: under load most answers are refusals.
  const headers = Object.entries({ ...plainHeaders({ https }), 'Cache-Control': 'no-store' }).flat();
  const within = (kind: Shed): [Shed, number] => [kind, FROM[kind] * limits.delayMs];
  const queue = createAdmissionQueue<(typeof ORDER)[number]>({ order: ORDER, limitMs: Object.fromEntries(SHED_ORDER.map(within)), backedUp: databaseBackedUp });

  const seen = new WeakSet<Socket>();
  const isNew = (socket: Socket): boolean => {
    if (seen.has(socket)) return false;
    seen.add(socket);
    return true;
  };

  return {
    async count(_ctx, next) {
      under += 1;
      try {
        await next();
      } finally {
        under -= 1;
      }
    },
    waiting: () => queue.size(),
    before: (answer) => (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      if (!waits(path)) return answer(request, response);
      const refuse = (kind: string): void => {
        metrics.refused(kind);
        answerRefusal(request, response, isApiPath(path));
      };
      if (under >= limits.requests) {
        const kind = kindOf(request, path);
        if (kind !== 'never_refused' && under >= limits.requests * FROM[kind]) return refuse(kind);
      }
      if (limits.delayMs === 0) return answer(request, response);
      queue.enter(() => kindOf(request, path), {
        begin: () => answer(request, response),
        refuse: () => refuse(kindOf(request, path)),
        gone: () => response.destroyed,
      }, isNew(request.socket));
    },
  };

  /** Files of the client never wait for their turn: they cost next to nothing, and a page without them is broken. */
  function waits(path: string): boolean {
    return !ALWAYS_ANSWERED.includes(path) && (isApiPath(path) || !/\.\w+$/.test(path));
  }

  function kindOf({ method = 'GET', headers: sent }: IncomingMessage, path: string): (typeof ORDER)[number] {
    if (isUnsafe(method)) return beginsWork(method, path) ? 'new_work' : 'never_refused';
    const known = sent.authorization !== undefined || tokenFromCookies(sent.cookie, cookieName) !== null;
    return known ? 'member_read' : 'anonymous_read';
  }

  function answerRefusal({ method = 'GET' }: IncomingMessage, response: ServerResponse, toProgram: boolean): void {
    const requestId = randomUUID();
    const { status, body } = errorAnswer(REFUSAL, requestId);
    const text = toProgram ? JSON.stringify(body) : REFUSAL.message;
    response.writeHead(status, [
      ...headers, 'X-Request-Id', requestId, 'Retry-After', String(retryAfter(performance.now())), 'Content-Type', `${toProgram ? 'application/json' : 'text/plain'}; charset=utf-8`, 'Content-Length', String(Buffer.byteLength(text)),
    ]);
    response.end(method === 'HEAD' ? undefined : text);
    requests.observe(method, 'other', status, 0);
  }
}
