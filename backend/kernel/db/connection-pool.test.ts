import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnectionPool } from './connection-pool.ts';
import type { ConnectionPool } from './connection-pool.ts';

/** A stand-in for a connection of pg, which only counts and ends. */
class Connection extends EventEmitter {
  readonly number: number;
  ended = false;
  constructor(number: number) {
    super();
    this.number = number;
  }

  end(): Promise<void> {
    this.ended = true;
    this.emit('end');
    return Promise.resolve();
  }
}

let opened: Connection[];
let refused: Error | null;
let pool: ConnectionPool;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  opened = [];
  refused = null;
  pool = createConnectionPool({
    max: 2, acquireTimeoutMs: 300, idleMs: 5_000,
    open() {
      if (refused) return Promise.reject(refused);
      const connection = new Connection(opened.length + 1);
      opened.push(connection);
      return Promise.resolve(connection as unknown as pg.Client);
    },
  });
});
afterEach(() => void vi.useRealTimers());

const lend = async (): Promise<Connection> => (await pool.acquire().promise) as unknown as Connection;
const giveBack = (connection: Connection): boolean => pool.release(connection as unknown as pg.Client);
const counts = (): number[] => [pool.numUsed(), pool.numFree(), pool.numPendingAcquires()];

it('the pool opens connections only as they are needed, and lends the one first that was used last', async () => {
  const [first, second] = [await lend(), await lend()];
  expect(counts()).toEqual([2, 0, 0]);
  giveBack(first);
  giveBack(second);
  expect(await lend()).toBe(second);
  expect(counts()).toEqual([1, 1, 0]);
  expect(opened).toHaveLength(2);
});

it('those that wait for a connection get one in the order in which they came', async () => {
  const [first, second] = [await lend(), await lend()];
  const got: string[] = [];
  const waits = ['a', 'b'].map((name) => lend().then((connection) => void got.push(`${name} ${connection.number}`)));
  expect(counts()).toEqual([2, 0, 2]);
  giveBack(second);
  giveBack(first);
  await Promise.all(waits);
  expect(got).toEqual(['a 2', 'b 1']);
  expect(counts()).toEqual([2, 0, 0]);
});

it('a query that waits too long for a connection fails, and the connection goes to the next', async () => {
  const [first] = [await lend(), await lend()];
  const late = expect(lend()).rejects.toMatchObject({ name: 'KnexTimeoutError' });
  vi.advanceTimersByTime(200);
  const next = lend();
  vi.advanceTimersByTime(100);
  await late;
  expect(counts()).toEqual([2, 0, 1]);
  giveBack(first);
  expect(await next).toBe(first);
  const lateToo = expect(lend()).rejects.toThrow('No database connection came free in time');
  vi.advanceTimersByTime(300);
  await lateToo;
});

it('a broken connection is never lent again, and one that waits gets a new connection in its place', async () => {
  const [lent, free] = [await lend(), await lend()];
  giveBack(free);
  free.emit('error', new Error('reset'));
  expect(counts()).toEqual([1, 0, 0]);
  const other = await lend();
  const waits = lend();
  lent.emit('error', new Error('reset'));
  expect(counts()).toEqual([2, 0, 1]);
  giveBack(lent);
  expect((await waits).number).toBe(4);
  expect([other.number, lent.ended, free.ended]).toEqual([3, true, true]);
});

it('an error of opening a connection goes to the first that waits, and the pool opens connections again later', async () => {
  refused = new Error('no database');
  await expect(Promise.allSettled([lend(), lend(), lend()])).resolves.toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: refused })));
  expect(counts()).toEqual([0, 0, 0]);
  refused = null;
  expect((await lend()).number).toBe(1);
});

it('a connection that is not used for as long as allowed is closed, and one that is used stays open', async () => {
  const [first, second] = [await lend(), await lend()];
  giveBack(first);
  for (let round = 0; round < 6; round += 1) {
    giveBack(second);
    vi.advanceTimersByTime(1_000);
    await lend();
  }
  expect([first.ended, second.ended]).toEqual([true, false]);
  expect(counts()).toEqual([1, 0, 0]);
});

it('the pool ends when all lent connections are back, and lends none from then on', async () => {
  const [first, second] = [await lend(), await lend()];
  const waits = expect(lend()).rejects.toThrow('closed');
  const ended = vi.fn();
  const end = Promise.all([pool.destroy(), pool.destroy()]).then(ended);
  await waits;
  await expect(lend()).rejects.toThrow('closed');
  giveBack(first);
  await nextTurn();
  expect([first.ended, second.ended, ended.mock.calls.length]).toEqual([true, false, 0]);
  giveBack(second);
  await end;
  expect(second.ended).toBe(true);
});

it('the pool takes back only connections that it lent', async () => {
  const connection = await lend();
  expect([giveBack(connection), giveBack(connection), giveBack(new Connection(9))]).toEqual([true, false, false]);
  expect(counts()).toEqual([0, 1, 0]);
});
