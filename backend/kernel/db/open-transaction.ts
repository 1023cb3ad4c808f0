import type { Knex } from 'knex';
import type pg from 'pg';
import { within } from '../deadline.ts';
import type { Tx } from './database.ts';

// How long the rollback of a transaction may take, in ms. After that the connection is closed.
const ROLLBACK_WITHIN_MS = 5_000;

interface PoolClient {
  acquireConnection(): Promise<pg.ClientBase>;
  releaseConnection(connection: pg.ClientBase): Promise<void>;
  query(connection: pg.ClientBase, query: unknown): Promise<unknown>;
}

/**
 * Runs `work` in one transaction on one connection. `knex.transaction` would build a new knex for each transaction, which takes longer than
 * the statements of a short one.
 * @throws what `work` throws, after the rollback; KnexTimeoutError when no connection came free; CommitRefused
 */
export async function inTransaction<T>(knex: Knex, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = knex.client as PoolClient;
  const driver = await pool.acquireConnection();
  const transaction = transactionOver(knex, pool, driver);
  try {
    await driver.query('begin');
    const result = await work(transaction.tx);
    await transaction.complete();
    await commit(driver);
    return result;
  } catch (error) {
    await rollback(driver, transaction.complete());
    throw error;
  } finally {
    void pool.releaseConnection(driver);
  }
}

/** Thrown when a transaction's work ended without an error although one of its statements had failed. Postgres then answers the commit with a rollback. */
export class CommitRefused extends Error {
  override readonly name = 'CommitRefused';
}

async function commit(driver: pg.ClientBase): Promise<void> {
  const { command } = await driver.query('commit');
  if (command !== 'COMMIT') throw new CommitRefused('A statement had failed in this transaction: nothing was stored.');
}

/** Rolls a transaction back and never throws. If the connection may still be inside the transaction, the pool does not use it again. */
async function rollback(driver: pg.ClientBase, idle: Promise<void>): Promise<void> {
  try {
    await within(ROLLBACK_WITHIN_MS, idle.then(() => driver.query('rollback')), () => {
      throw new Error('The rollback took too long.');
    });
  } catch (error) {
    // Emits an error on a broken connection, after which knex does not lend it again.
    driver.emit('error', error);
  }
}

/**
 * Makes a knex whose queries all go over one connection, one after the other, and which otherwise behaves like the knex of the pool.
 * `complete` refuses further queries, and resolves when the last one has ended.
 */
function transactionOver(knex: Knex, pool: PoolClient, driver: pg.ClientBase): { tx: Tx; complete(): Promise<void> } {
  let completed = false;
  const turns = createTurns(driver);
  const refuse = (): never => {
    throw new Error('Only Database.transaction begins, commits and rolls back.');
  };
  const client = Object.assign(Object.create(pool) as PoolClient, {
    transacting: true,
    acquireConnection: () => turns.take(),
    releaseConnection: () => Promise.resolve(turns.end()),
    async query(connection: pg.ClientBase, query: unknown) {
      if (completed) throw isOver();
      return pool.query.call(client, connection, query);
    },
  });
  const context = Object.assign(Object.create((knex as unknown as { context: object }).context) as Knex, { transaction: refuse });
  Object.defineProperty(context, 'client', { value: client });
  const table = (name: string): unknown => context.queryBuilder().table(name);
  const tx = Object.assign(Object.setPrototypeOf(table, knex) as Tx, {
    isTransaction: true as const,
    isCompleted: () => completed,
    commit: refuse,
    rollback: refuse,
    savepoint: refuse,
  });
  Object.defineProperty(tx, 'context', { value: context });
  return {
    tx,
    complete: () => {
      completed = true;
      return turns.close();
    },
  };
}

const isOver = (): Error => new Error('This transaction is over.');

/** Lends a database connection to one query at a time. The pg driver's own queue is deprecated, and its next version has none. */
function createTurns(driver: pg.ClientBase): { take(): Promise<pg.ClientBase>; end(): void; close(): Promise<void> } {
  const waiting: { resolve(driver: pg.ClientBase): void; reject(error: Error): void }[] = [];
  let busy = false;
  let closed = false;
  let idle: () => void = () => undefined;
  return {
    take() {
      if (closed) return Promise.reject(isOver());
      if (busy) return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      busy = true;
      return Promise.resolve(driver);
    },
    end() {
      const next = waiting.shift();
      if (next) next.resolve(driver);
      else {
        busy = false;
        idle();
      }
    },
    close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(isOver());
      return busy ? new Promise((resolve) => (idle = resolve)) : Promise.resolve();
    },
  };
}
