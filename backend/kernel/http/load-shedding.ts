import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KernelConfig } from '../config/kernel-config.ts';
import { AppError } from '../errors.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import type { LoadMetrics } from '../metrics/load-metrics.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpContext, Next } from './http-context.ts';
import { isApiPath, isUnsafe } from './http-context.ts';
import { plainHeaders } from './security-headers.ts';
import type { SecurityHeadersOptions } from './security-headers.ts';
import { tokenFromCookies } from './sessions/session-cookie.ts';

/** Kinds of requests that are refused under load, first kind first. All others are let in: sign-out, cancelling, payments and their webhooks, other writes. */
export const SHED_ORDER = ['anonymous_read', 'member_read', 'new_work'] as const;
export type Shed = (typeof SHED_ORDER)[number];

/** For each kind of request, the multiple of the limits from which it is refused. */
const FROM: Record<Shed, number> = { anonymous_read: 1, member_read: 1.5, new_work: 2.5 };
const RETRY_AFTER_SECONDS = { least: 1, spread: 3 };
const REFUSAL = new AppError('unavailable', 'unavailable', 'Many people are here at the moment. Please try again in a few seconds.');
/** Addresses by which machines look after the process. */
const ALWAYS_ANSWERED = ['/healthz', '/readyz', '/metrics'];

export interface LoadSheddingOptions extends SecurityHeadersOptions {
  limits: KernelConfig['overload'];
  /** How long requests have recently waited for the event loop, in ms (see `watchStandingDelay`). */
  standingDelayMs(): number;
  cookieName: string;
  /** Whether a request to this path begins work that is done later, such as the answer 202 says. */
  beginsWork(method: string, path: string): boolean;
  metrics: LoadMetrics;
  requests: HttpMetrics;
}

export interface LoadShedding {
  /** Counts the requests that are under way. */
  count(ctx: HttpContext, next: Next): Promise<void>;
  /** Stands before `answer` and refuses what can wait. */
  before(answer: RequestListener): RequestListener;
}

/**
 * Answers 503 with `Retry-After` to requests that can wait, while the process is overloaded (docs/rules/server.md#load-shedding). It refuses
 * before Koa and any look-up, and writes no line into the log: a refusal costs little, and admitted requests get the time.
 */
export function createLoadShedding({ limits, standingDelayMs, cookieName, beginsWork, metrics, requests, https }: LoadSheddingOptions): LoadShedding {
  let under = 0;
  const headers = { ...plainHeaders({ https }), 'Cache-Control': 'no-store' };

  return {
    async count(_ctx, next) {
      under += 1;
      try {
        await next();
      } finally {
        under -= 1;
      }
    },
    before: (answer) => (request, response) => {
      const fullness = Math.max(under / limits.requests, limits.delayMs === 0 ? 0 : standingDelayMs() / limits.delayMs);
      if (fullness >= FROM.anonymous_read) {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        const kind = kindOf(request, path);
        if (kind !== null && fullness >= FROM[kind]) {
          metrics.refused(kind);
          refuse(request, response, isApiPath(path));
          return;
        }
      }
      answer(request, response);
    },
  };

  function kindOf({ method = 'GET', headers: sent }: IncomingMessage, path: string): Shed | null {
    if (isUnsafe(method)) return beginsWork(method, path) ? 'new_work' : null;
    if (ALWAYS_ANSWERED.includes(path)) return null;
    // Files of the client cost next to nothing, and a page without them is broken.
    if (!isApiPath(path) && /\.\w+$/.test(path)) return null;
    const known = sent.authorization !== undefined || tokenFromCookies(sent.cookie, cookieName) !== null;
    return known ? 'member_read' : 'anonymous_read';
  }

  function refuse({ method = 'GET' }: IncomingMessage, response: ServerResponse, toProgram: boolean): void {
    const requestId = randomUUID();
    const { status, body } = errorAnswer(REFUSAL, requestId);
    const text = toProgram ? JSON.stringify(body) : REFUSAL.message;
    // Spread out, so that those who were refused together do not come back together.
    const seconds = RETRY_AFTER_SECONDS.least + Math.floor(Math.random() * RETRY_AFTER_SECONDS.spread);
    response.writeHead(status, {
      ...headers, 'X-Request-Id': requestId, 'Retry-After': seconds, 'Content-Type': `${toProgram ? 'application/json' : 'text/plain'}; charset=utf-8`, 'Content-Length': Buffer.byteLength(text),
    });
    response.end(method === 'HEAD' ? undefined : text);
    requests.observe(method, 'other', status, 0);
  }
}

const EVERY_MS = 20;
/** A delay counts when every measurement of this many ms shows it. A burst that is worked off in this time does not count. */
const WITHIN_MS = 400;
/** The fewest measurements that are compared, even if they are older than that: while turns are long, there are few. */
const FEWEST = 3;

/**
 * Measures how late the event loop's timers fire, and reports the shortest delay of the last measurements, in ms. A single long turn raises
 * one measurement only, so it does not count. `stop` ends it.
 */
export function watchStandingDelay(): { delayMs(): number; stop(): void } {
  let seen: { at: number; late: number }[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    seen = [...seen.filter(({ at }, place) => now - at < WITHIN_MS || place > seen.length - FEWEST), { at: now, late: Math.max(0, now - last - EVERY_MS) }];
    last = now;
  }, EVERY_MS);
  timer.unref();
  return {
    delayMs: () => (seen.length < FEWEST ? 0 : Math.min(...seen.map(({ late }) => late))),
    stop: () => clearInterval(timer),
  };
}
