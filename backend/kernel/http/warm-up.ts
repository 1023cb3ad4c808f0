import type { RequestListener } from 'node:http';
import { inject } from 'light-my-request';
import type { Database } from '../db/database.ts';
import { within } from '../deadline.ts';
import type { Logger } from '../logging/logger.ts';

export interface WarmUpOptions {
  /** The server's own request handler. */
  listener: RequestListener;
  /** The host name of the requests, as people send it. The server refuses others. */
  host: string;
  /** The paths to read. Each must be readable by visitors and change nothing. */
  paths: readonly string[];
  db: Database;
  /** How many database connections to open. */
  connections: number;
  log: Logger;
}

/** How often each path is read. The first answer compiles schemas and statements, the next ones let V8 compile what is used often. */
const ROUNDS = 5;
/** The longest time in ms that warming up may take. After that the process serves nevertheless. */
const WARM_WITHIN_MS = 5_000;

/**
 * Opens the connections of the database pool and answers some reads within the process, before it accepts connections
 * (docs/rules/server.md#warm-start). A read that fails, or takes too long, does not keep the API from starting.
 */
export async function warmUp({ listener, host, paths, db, connections, log }: WarmUpOptions): Promise<void> {
  const startedAt = performance.now();
  const read = async (): Promise<void> => {
    await openConnections(db, connections);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const url of paths) await inject(listener, { method: 'GET', url, remoteAddress: '127.0.0.1', headers: { host } });
    }
  };
  const warm = await within(WARM_WITHIN_MS, read().then(() => true), () => false).catch((error: unknown) => {
    log.warn({ err: error }, 'warming up failed');
    return false;
  });
  log.info({ warm, durationMs: Math.round(performance.now() - startedAt) }, 'warmed up');
}

/** Opens this many connections: each transaction holds one until all have begun, or the pool would lend the first one again and again. */
async function openConnections(db: Database, connections: number): Promise<void> {
  const begun = await Promise.allSettled(Array.from({ length: connections }, () => db.knex.transaction()));
  await Promise.all(begun.map((one) => (one.status === 'fulfilled' ? one.value.rollback() : undefined)));
}
