import type { FailpointName } from '../failpoints.ts';
import type { Logger } from '../logging/logger.ts';
import { outboxWaits, relayBatch } from './relay-batch.ts';
import type { BatchDeps } from './relay-batch.ts';
import type { Wake } from './wake.ts';
import type { Queues } from '../jobs/queues.ts';

export interface RelayOptions {
  /** How often the relay looks for rows without a signal, in ms, in case a wake-up signal was lost. */
  pollMs: number;
  /** The least time between the starts of two batches of the relay, in ms. Under load one batch then carries more rows. */
  gatherMs: number;
  /** How many events, and how many jobs, one transaction of the relay moves at most. */
  batchSize: number;
  /** How long the relay waits after a failure, in ms. The first wait doubles with each failure, up to the second number. */
  backoffMs: readonly [first: number, max: number];
}

const RELAY_OPTIONS: RelayOptions = { pollMs: 100, gatherMs: 3, batchSize: 200, backoffMs: [100, 5_000] };

export interface RelayDeps extends Pick<BatchDeps, 'db' | 'clock' | 'subscriptionsByEvent'> {
  queues: Pick<Queues, 'addBulk' | 'ready'>;
  wake: Wake;
  log: Logger;
  options?: Partial<RelayOptions>;
  hit?(name: FailpointName): void;
  /** Called with the size of each batch that the relay moved, for metrics. */
  onMoved?(count: number): void;
}

/** Moves committed rows of the outbox to the queues. Any number of relays may run. */
export interface Relay {
  start(): void;
  /** Stops the relay after the batch that it is moving. */
  stop(): Promise<void>;
  /** Moves all rows of the outbox that are committed now, for tests and tools. @returns the number of rows moved */
  drain(): Promise<number>;
}

export function createRelay(deps: RelayDeps): Relay {
  const options = { ...RELAY_OPTIONS, ...deps.options };
  const batch: BatchDeps = { ...deps, batchSize: options.batchSize, hit: deps.hit ?? (() => undefined) };
  const [firstBackoff, maxBackoff] = options.backoffMs;
  let stopping = false;
  let running: Promise<void> | undefined;
  let unsubscribe: (() => void) | undefined;
  let signalled = false;
  let rouse: (() => void) | undefined;

  const signal = (): void => {
    signalled = true;
    rouse?.();
  };

  /** Sleeps at most `ms`; a wake-up signal ends the sleep sooner if it is `wakeable`. */
  async function sleep(ms: number, wakeable: boolean): Promise<void> {
    if (stopping || (wakeable && signalled)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        if (!wakeable && !stopping) return;
        clearTimeout(timer);
        resolve();
      };
    });
    rouse = undefined;
  }

  async function moveBatch(): Promise<number> {
    const moved = await relayBatch(batch);
    if (moved > 0) deps.onMoved?.(moved);
    return moved;
  }

  async function run(): Promise<void> {
    let backoff = 0;
    let begunAt = -Infinity;
    while (!stopping) {
      if (backoff === 0) await sleep(options.pollMs, true);
      const rest = begunAt + options.gatherMs - performance.now();
      if (backoff === 0 && rest > 0) await sleep(rest, false);
      const woken = signalled;
      signalled = false;
      begunAt = performance.now();
      if (stopping) return;
      try {
        // While Redis is away, the relay opens no transaction, which would only hold locks on rows and wait.
        if (!deps.queues.ready()) throw new RedisAway();
        if (!woken && backoff === 0 && !(await outboxWaits(deps.db))) continue;
        while ((await moveBatch()) >= options.batchSize && !stopping);
        if (backoff > 0) deps.log.info('outbox relay is moving again');
        backoff = 0;
      } catch (error) {
        if (backoff === 0) deps.log.warn({ err: error }, 'outbox relay backs off');
        backoff = Math.min(backoff === 0 ? firstBackoff : backoff * 2, maxBackoff);
        await sleep(backoff, false);
      }
    }
  }

  return {
    start() {
      unsubscribe ??= deps.wake.onWake(signal);
      running ??= run();
    },
    async stop() {
      stopping = true;
      unsubscribe?.();
      rouse?.();
      await running;
    },
    async drain() {
      let total = 0;
      for (let moved = await moveBatch(); moved > 0; moved = await moveBatch()) total += moved;
      return total;
    },
  };
}

class RedisAway extends Error {
  constructor() {
    super('redis is away');
  }
}
