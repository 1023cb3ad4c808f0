import knexFactory from 'knex';
import type pg from 'pg';
import { within } from '../deadline.ts';

export interface ConnectionPoolOptions {
  /** Opens a new connection to the database. */
  open(): Promise<pg.Client>;
  /** How many connections the pool opens at most. */
  max: number;
  /** How long a query may wait for a free connection, in ms. */
  acquireTimeoutMs: number;
  /** How long a connection stays open without being used, in ms; 30 s when left out. */
  idleMs?: number;
}

/** Lends database connections, in the form in which knex takes a pool (`connectionPool`). */
export interface ConnectionPool {
  /** Lends a free connection, or opens one, or waits for one. @throws KnexTimeoutError, and what `open` throws */
  acquire(): { promise: Promise<pg.Client> };
  /** Takes a lent connection back and lends it to the next that waits. A broken connection is closed. @returns false for a connection that was not lent */
  release(connection: pg.Client): boolean;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  /** Lends no more connections, waits for those that are lent, and closes all. */
  destroy(): Promise<void>;
}

interface Waiting {
  until: number;
  resolve(connection: pg.Client): void;
  reject(error: Error): void;
}

const IDLE_MS = 30_000;
const LOOKS_FOR_IDLE_EVERY_MS = 1_000;
/** How long the pool waits at its end until a connection is closed, in ms. */
const CLOSES_WITHIN_MS = 5_000;

/**
 * Makes a pool of database connections. Knex's own pool makes two timers and about twenty-five promises for each query, which took a
 * tenth of the time of a small request. This one lends a free connection without any of them.
 */
export function createConnectionPool({ open, max, acquireTimeoutMs, idleMs = IDLE_MS }: ConnectionPoolOptions): ConnectionPool {
  const used = new Set<pg.Client>();
  // The connection that was used last is lent first, so that the others can become idle and be closed.
  const free: { connection: pg.Client; since: number }[] = [];
  const broken = new WeakSet<pg.Client>();
  const waiting: Waiting[] = [];
  const ends = new Set<Promise<void>>();
  let opening = 0;
  let closing = false;
  let ended: Promise<void> | undefined;
  let emptied: (() => void) | undefined;
  let lateTimer: NodeJS.Timeout | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  return {
    acquire: () => ({ promise: lend() }),
    release(connection) {
      if (!used.delete(connection)) return false;
      if (closing || broken.has(connection)) discard(connection);
      else offer(connection);
      return true;
    },
    numUsed: () => used.size,
    numFree: () => free.length,
    numPendingAcquires: () => waiting.length,
    destroy: () => (ended ??= endAll()),
  };

  async function endAll(): Promise<void> {
    closing = true;
    clearInterval(idleTimer);
    clearTimeout(lateTimer);
    for (const { reject } of waiting.splice(0)) reject(isClosed());
    for (const { connection } of free.splice(0)) discard(connection);
    if (used.size + opening > 0) await new Promise<void>((resolve) => (emptied = resolve));
    await Promise.all(ends);
  }

  function lend(): Promise<pg.Client> {
    if (closing) return Promise.reject(isClosed());
    const next = free.pop();
    if (next) {
      used.add(next.connection);
      return Promise.resolve(next.connection);
    }
    const promise = new Promise<pg.Client>((resolve, reject) => waiting.push({ until: performance.now() + acquireTimeoutMs, resolve, reject }));
    lateTimer ??= setTimeout(refuseLate, acquireTimeoutMs).unref();
    openMore();
    return promise;
  }

  function offer(connection: pg.Client): void {
    const next = waiting.shift();
    if (next) {
      used.add(connection);
      next.resolve(connection);
      return;
    }
    free.push({ connection, since: performance.now() });
    idleTimer ??= setInterval(closeIdle, LOOKS_FOR_IDLE_EVERY_MS).unref();
  }

  /** Opens as many connections as are waited for, up to the size of the pool. If one cannot be opened, the first that waits gets the error. */
  function openMore(): void {
    while (opening < waiting.length && used.size + free.length + opening < max) {
      opening += 1;
      open().then((connection) => {
        opening -= 1;
        watch(connection);
        if (closing) discard(connection);
        else offer(connection);
      }, (error: unknown) => {
        opening -= 1;
        waiting.shift()?.reject(error instanceof Error ? error : new Error(String(error)));
        if (closing) tellEmptied();
        else openMore();
      });
    }
  }

  /** Remembers that a connection broke, and closes it if it is not lent. Lent ones are closed when they come back. */
  function watch(connection: pg.Client): void {
    const forget = (): void => {
      broken.add(connection);
      const place = free.findIndex((each) => each.connection === connection);
      if (place < 0) return;
      free.splice(place, 1);
      discard(connection);
    };
    connection.on('error', forget);
    connection.on('end', forget);
  }

  function discard(connection: pg.Client): void {
    const end = within(CLOSES_WITHIN_MS, connection.end(), () => undefined).catch(() => undefined).finally(() => ends.delete(end));
    ends.add(end);
    if (closing) tellEmptied();
    else openMore();
  }

  function tellEmptied(): void {
    if (used.size + opening === 0) emptied?.();
  }

  /** Refuses those that have waited for too long. All wait equally long, so they are in the order of their times. */
  function refuseLate(): void {
    const now = performance.now();
    while (waiting[0] && waiting[0].until <= now) waiting.shift()?.reject(tooLate());
    lateTimer = waiting[0] && setTimeout(refuseLate, waiting[0].until - now).unref();
  }

  function closeIdle(): void {
    const before = performance.now() - idleMs;
    // The connections that have been free for longest are the first ones.
    const fresh = free.findIndex(({ since }) => since > before);
    for (const { connection } of free.splice(0, fresh < 0 ? free.length : fresh)) discard(connection);
    if (free.length > 0 || used.size > 0) return;
    clearInterval(idleTimer);
    idleTimer = undefined;
  }
}

const isClosed = (): Error => new Error('The pool of database connections is closed.');

const tooLate = (): Error => new knexFactory.KnexTimeoutError('No database connection came free in time. The pool is probably full.');
