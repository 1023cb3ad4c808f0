import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { LogHash } from '../logging/log-hash.ts';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { traceTime } from '../tracing/tracer.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Viewer } from './endpoint-handler.ts';
import { addressKey } from './client-address.ts';
import { isUnsafe } from './http-context.ts';
import type { HttpContext, Next } from './http-context.ts';

interface Deps {
  clock: Clock;
  log: Logger;
  logHash: LogHash;
  metrics: HttpMetrics;
  tracer: Tracer | null;
}

/**
 * Gives every request an id, times it, and logs it in one line with its route, never with query or body. A refusal is logged with its code and a
 * keyed hash of the address, so that tries from one address are seen together. An X-Request-Id from outside is ignored: a client could reuse the id
 * of another client's request in our logs.
 */
export const requestLog = ({ clock, log, logHash, metrics, tracer }: Deps) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    const startedAt = performance.now();
    ctx.state.arrivedAt = clock.now();
    ctx.state.requestId = randomUUID();
    ctx.state.viewer = null;
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId);
    try {
      await next();
    } finally {
      const durationMs = performance.now() - startedAt;
      const route = ctx.state.route ?? 'other';
      // An answer 202 names the accepted work in `Location`, so that the log line and the metric can name it too.
      const about = ctx.status === 202 ? ctx.response.get('Location') : null;
      metrics.observe(ctx.method, route, ctx.status, durationMs / 1_000, tracer?.traceOf(about));
      const viewer = ctx.state.viewer as Viewer | null;
      if (tracer && about !== null) {
        const until = traceTime();
        tracer.step({ name: `${ctx.method} ${route}`, kind: 'server', about, from: until - durationMs, until, facts: { 'http.response.status_code': 202 } });
      }
      const level = levelOf(ctx);
      log[level](
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          route,
          status: ctx.status,
          durationMs: Math.round(durationMs * 10) / 10,
          userId: viewer?.userId,
          keyId: viewer?.key?.id,
          code: ctx.state.refusal,
          from: ctx.status >= 400 ? logHash(addressKey(ctx.ip)) : undefined,
        },
        'request',
      );
    }
  };

// Successful reads are most of the traffic, so they are logged at level debug only. Metrics count them.
function levelOf({ status, method }: HttpContext): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status >= 400 || isUnsafe(method) ? 'info' : 'debug';
}
