import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { poolCounts } from '../db/pool-counts.ts';

export { Registry } from 'prom-client';

/** Makes a metrics registry with the figures of the process, such as its memory. Each process has its own. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Reports the connections of the database pool by their state, read at each scrape. */
export function watchPool(registry: Registry, db: Database): void {
  const gauge: Gauge = new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections of this process by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolCounts(db))) gauge.labels(state).set(count);
    },
  });
}

/** Registers a metric that is read at each scrape. If reading fails, it is left out of that scrape. */
export function watchFigure(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        gauge.set(await read());
      } catch {
        gauge.remove();
      }
    },
  });
}

export type QueueDepths = () => Promise<Record<string, Record<string, number>>>;

/** Reports the number of jobs by queue and state. A queue that cannot be read is left out of that scrape. */
export function watchQueues(registry: Registry, depths: QueueDepths): void {
  const gauge: Gauge = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      const counts = await depths().catch(() => ({}));
      for (const [queue, states] of Object.entries(counts)) {
        for (const [state, count] of Object.entries(states)) gauge.labels(queue, state).set(count);
      }
    },
  });
}
