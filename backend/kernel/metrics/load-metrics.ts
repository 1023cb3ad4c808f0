import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

export interface LoadMetrics {
  /** Counts a request that was refused because the process was overloaded. */
  refused(kind: string): void;
}

/**
 * Counts requests that a process refuses under load, by kind. Each kind starts at 0, because an alert on the rate would miss a series that begins
 * with its first refusal.
 */
export function createLoadMetrics(registry: Registry, kinds: readonly string[]): LoadMetrics {
  const refusals = new Counter({ name: 'http_requests_shed_total', help: 'Requests that were refused because the process had too much to do, by kind.', labelNames: ['kind'], registers: [registry] });
  for (const kind of kinds) refusals.labels(kind).inc(0);
  return { refused: (kind) => refusals.labels(kind).inc() };
}
