import type { Registry } from 'prom-client';
import { watchDurations } from './exemplars.ts';

export interface HttpMetrics {
  /** Counts an answered request. `seconds` is the time until the answer was ready; `traceId` becomes the example trace of its bucket. */
  observe(method: string, route: string, status: number, seconds: number, traceId?: string | null): void;
}

/** Registers the durations of requests by route pattern. With `exemplars` each bucket keeps its last trace. */
export function createHttpMetrics(registry: Registry, { exemplars }: { exemplars: boolean }): HttpMetrics {
  const observe = watchDurations(registry, {
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  }, { exemplars });
  return {
    observe: (method, route, status, seconds, traceId = null) => observe({ method, route, status: String(status) }, seconds, traceId),
  };
}
