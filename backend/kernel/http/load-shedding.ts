import type { KernelConfig } from '../config/kernel-config.ts';
import { AppError } from '../errors.ts';
import type { LoadMetrics } from '../metrics/load-metrics.ts';
import type { HttpContext, Next } from './http-context.ts';
import { isApiPath, isUnsafe } from './http-context.ts';
import { tokenFromCookies } from './sessions/session-cookie.ts';

/** Kinds of requests that are refused under load, first kind first. All others are let in: sign-out, cancelling, payments and their webhooks, other writes. */
export const SHED_ORDER = ['anonymous_read', 'member_read', 'new_work'] as const;
export type Shed = (typeof SHED_ORDER)[number];

/** How full the process must be until each kind is refused, as a multiple of its limits. */
const FROM: Record<Shed, number> = { anonymous_read: 1, member_read: 1.5, new_work: 2.5 };
const MESSAGE = 'Many people are here at the moment. Please try again in a few seconds.';
const RETRY_AFTER_SECONDS = { least: 1, spread: 3 };

export interface LoadSheddingOptions {
  limits: KernelConfig['overload'];
  /** How long requests have waited for their turn lately, in ms (see `watchStandingDelay`). */
  standingDelayMs(): number;
  cookieName: string;
  /** Whether a request to this path begins work that is done later, such as the answer 202 says. */
  beginsWork(method: string, path: string): boolean;
  metrics: LoadMetrics;
}

/**
 * Answers 503 with `Retry-After` to requests that can wait, while the process is overloaded (docs/rules/server.md#load-shedding). It refuses
 * before any look-up, so a refusal costs little and admitted requests get the time.
 */
export function loadShedding({ limits, standingDelayMs, cookieName, beginsWork, metrics }: LoadSheddingOptions): (ctx: HttpContext, next: Next) => Promise<void> {
  let under = 0;
  return async (ctx, next) => {
    const fullness = Math.max(under / limits.requests, limits.delayMs === 0 ? 0 : standingDelayMs() / limits.delayMs);
    if (fullness >= FROM.anonymous_read) {
      const kind = kindOf(ctx);
      if (kind !== null && fullness >= FROM[kind]) {
        metrics.refused(kind);
        // Spread out, so that those who were refused together do not come back together.
        const seconds = RETRY_AFTER_SECONDS.least + Math.floor(Math.random() * RETRY_AFTER_SECONDS.spread);
        if (isApiPath(ctx.path)) throw new AppError('unavailable', 'unavailable', MESSAGE, { retryAfterSeconds: seconds });
        ctx.status = 503;
        ctx.set('Retry-After', String(seconds));
        ctx.set('Cache-Control', 'no-store');
        ctx.type = 'text/plain; charset=utf-8';
        ctx.body = MESSAGE;
        return;
      }
    }
    under += 1;
    try {
      await next();
    } finally {
      under -= 1;
    }
  };

  function kindOf(ctx: HttpContext): Shed | null {
    if (isUnsafe(ctx.method)) return beginsWork(ctx.method, ctx.path) ? 'new_work' : null;
    // Files of the client cost next to nothing, and a page without them is broken.
    if (!isApiPath(ctx.path) && /\.\w+$/.test(ctx.path)) return null;
    const known = ctx.req.headers.authorization !== undefined || tokenFromCookies(ctx.req.headers.cookie, cookieName) !== null;
    return known ? 'member_read' : 'anonymous_read';
  }
}

const EVERY_MS = 20;
/** A delay counts when every look within this time saw it: a burst that is worked off meanwhile is none. */
const WITHIN_MS = 400;
/** Looks that count however long ago they are: while turns are long there are no more within that time. */
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
