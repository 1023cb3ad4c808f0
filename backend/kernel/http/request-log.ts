import { randomUUID } from 'node:crypto';
import type { Logger } from '../logging/logger.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import type { Viewer } from './endpoint-handler.ts';
import { isUnsafe } from './http-context.ts';
import type { HttpContext, Next } from './http-context.ts';

// What a proxy in front may hand on; anything else would let a client write into our logs.
const FOREIGN_ID = /^[A-Za-z0-9._-]{8,64}$/;

interface Deps {
  log: Logger;
  metrics: HttpMetrics;
  /** Only a trusted proxy may name the request. */
  trustForeignIds: boolean;
}

/** Names every request, times it, and writes one line about it: its route, never its query or body. */
export const requestLog = ({ log, metrics, trustForeignIds }: Deps) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    const startedAt = performance.now();
    const foreign = trustForeignIds ? ctx.get('X-Request-Id') : '';
    ctx.state.requestId = FOREIGN_ID.test(foreign) ? foreign : randomUUID();
    ctx.state.viewer = null;
    ctx.set('X-Request-Id', ctx.state.requestId);
    try {
      await next();
    } finally {
      const durationMs = performance.now() - startedAt;
      const route = ctx.state.route ?? 'other';
      metrics.observe(ctx.method, route, ctx.status, durationMs / 1_000);
      const level = levelOf(ctx);
      log[level](
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          route,
          status: ctx.status,
          durationMs: Math.round(durationMs * 10) / 10,
          userId: (ctx.state.viewer as Viewer | null)?.userId,
        },
        'request',
      );
    }
  };

// Reads that went well are most of the traffic and least of the news: metrics count them.
function levelOf({ status, method }: HttpContext): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status >= 400 || isUnsafe(method) ? 'info' : 'debug';
}
