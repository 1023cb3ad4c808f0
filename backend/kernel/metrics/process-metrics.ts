import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { poolCounts } from '../db/pool-counts.ts';

export { Registry } from 'prom-client';

/** A registry of its own for each process (no global state), with the process's own figures. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Reports the database pool's connections by their state. They are read at each request for metrics. */
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

/** Registers a figure that is read at each scrape. If reading it fails, it is left out of that scrape. */
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

/** Jobs by queue and state; a queue that cannot be asked is left out of that scrape. */
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
