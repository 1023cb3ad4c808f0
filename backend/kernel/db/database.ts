import knexFactory from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { inTransaction } from './open-transaction.ts';
import type { StatementNames } from './raw.ts';
import { watchAnswers } from './unanswered-queries.ts';
import { errorText } from '../error-text.ts';

export type Tx = Knex.Transaction;
/** A pool or a transaction: a query may run over either. */
export type Connection = Knex | Tx;

export interface Database {
  readonly knex: Knex;
  /**
   * Runs `work` in one transaction, then its after-commit callbacks. Deadlocks and serialization failures are tried
   * again (they left nothing behind); after-commit callbacks of a failed try are forgotten.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /**
   * `transaction`: a pooler such as PgBouncer lends another connection for each transaction. Statements have no names then, because no connection
   * remembers them. The timeouts below are then settings of the database's role (infra/postgres/pooled-role.sql), because the pooler takes none.
   * `none` when left out.
   */
  pooler?: 'none' | 'transaction';
  poolMax: number;
  /** How long a query may wait for a free database connection; 3 s when left out. After that the server counts as overloaded. */
  acquireTimeoutMs?: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
  /** Called when an after-commit callback fails. The transaction stays committed, so the error can only be logged. */
  onCallbackError(error: unknown): void;
}

// The pg driver reads bigint columns and counts as numbers. They stay far below 2^53 here, and as strings they would break arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const callbacks = new WeakMap<object, (() => void | Promise<void>)[]>();

/** Registers work that runs only after the transaction has committed, such as pushes and wake-up signals. */
export function afterCommit(tx: Tx, callback: () => void | Promise<void>): void {
  const list = callbacks.get(tx);
  if (!list) throw new Error('afterCommit needs a transaction opened by Database.transaction');
  list.push(callback);
}

const lastStatements = new WeakMap<object, (() => Promise<void>)[]>();

/** Registers work that runs within the transaction, right before its commit, and may still make it fail. */
export function beforeCommit(tx: Tx, work: () => Promise<void>): void {
  const list = lastStatements.get(tx);
  if (!list) throw new Error('beforeCommit needs a transaction opened by Database.transaction');
  list.push(work);
}

const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/** Opens a pool of database connections that runs transactions. */
export function createDatabase(options: DatabaseOptions): Database {
  const pooled = options.pooler === 'transaction';
  // The pg driver takes the database timeouts as settings of a connection, but knex's types do not know them.
  const timeouts: pg.ClientConfig = {
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs,
  };
  const connection: pg.ClientConfig = { connectionString: options.url, ...(pooled ? {} : timeouts) };
  const settings: Knex.Config & StatementNames = {
    client: 'pg',
    connection: connection as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: options.poolMax,
      afterCreate(driver: object, done: (error: null, driver: object) => void) {
        watchAnswers(driver, options.statementTimeoutMs);
        done(null, driver);
      },
    },
    acquireConnectionTimeout: options.acquireTimeoutMs ?? 3_000,
    nameless: pooled,
  };
  const knex = knexFactory(settings);

  async function once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const pending: (() => void | Promise<void>)[] = [];
    const result = await inTransaction(knex, async (tx) => {
      callbacks.set(tx, pending);
      const last: (() => Promise<void>)[] = [];
      lastStatements.set(tx, last);
      const done = await work(tx);
      for (const step of last) await step();
      return done;
    });
    for (const callback of pending) {
      try {
        await callback();
      } catch (error) {
        options.onCallbackError(error);
      }
    }
    return result;
  }

  return {
    knex,
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt >= MAX_TRIES || !RETRYABLE_SQLSTATES.has(errorText(error, 'code') ?? '')) throw error;
        }
      }
    },
    close: () => knex.destroy(),
  };
}
