import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

export interface HttpMetrics {
  /** One answered request; `seconds` until the answer was ready. */
  observe(method: string, route: string, status: number, seconds: number): void;
}

/** Durations of requests by route pattern. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    observe: (method, route, status, seconds) => durations.labels(method, route, String(status)).observe(seconds),
  };
}
