import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import type { TcpProxy } from '#testing/tcp-proxy.ts';
import { serverUrl } from '#testing/test-services.ts';
import { translateError } from '../http/translate-error.ts';
import { createDatabase } from './database.ts';
import type { Database } from './database.ts';
import { prepared, rows } from './raw.ts';

/** The statement timeout is negative, so that with the margin of 7 s the test's limit is 500 ms. With a pooler, Postgres is sent no timeout at all. */
const STATEMENT_MS = -6_500;
const LIMIT_MS = 500;

let proxy: TcpProxy;
let db: Database;
beforeAll(async () => {
  const address = new URL(serverUrl());
  proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  address.hostname = '127.0.0.1';
  db = createDatabase({
    url: address.href, pooler: 'transaction', poolMax: 2, acquireTimeoutMs: 1_000, statementTimeoutMs: STATEMENT_MS, lockTimeoutMs: 2_000, idleInTransactionTimeoutMs: 60_000,
    onCallbackError: (error) => expect.fail(String(error)),
  });
});
afterEach(() => proxy.mend());
afterAll(async () => {
  await db.close();
  await proxy.close();
});

const one = (): Promise<unknown> => rows(db.knex, 'select 1 as one');

it.each<[string, () => Promise<unknown>]>([
  ['a statement', () => rows(db.knex, 'select 2 as two')],
  ['a prepared statement', () => prepared(db.knex, { name: 'silent', sql: 'select 3 as three' })],
  ['a query of the builder', async () => db.knex.select(db.knex.raw('4 as four'))],
  ['a transaction', () => db.transaction((tx) => rows(tx, 'select 5 as five'))],
])('fails %s that a silent network swallows like an unreachable database, and works again once the network is back', async (_, ask) => {
  await one();
  proxy.freeze();
  const startedAt = performance.now();
  const error: unknown = await ask().then(() => null, (failure: unknown) => failure);
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS + 1_000);
  expect(translateError(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  proxy.mend();
  expect(await one()).toEqual([{ one: 1 }]);
});

it('a statement that the silent network swallows frees its place in the pool, so that no connection is missing after many of them', async () => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([one(), one()]);
    proxy.freeze();
    await Promise.all([one(), one()].map((asked) => expect(asked).rejects.toThrow()));
    proxy.mend();
  }
  expect(await Promise.all([one(), one()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});

it('gives a transaction the statement timeout that it sets, or none, and gives the next transaction the usual one', async () => {
  const sleep = (setting: string, seconds: number): Promise<unknown> => db.transaction(async (tx) => {
    await tx.raw(setting);
    return rows(tx, `select pg_sleep(${seconds})`);
  });
  await expect(sleep('set local statement_timeout = 0', 1)).resolves.toHaveLength(1);
  await expect(sleep(`set local work_mem = '8MB'; set local statement_timeout = '5s'`, 1)).resolves.toHaveLength(1);
  await expect(rows(db.knex, 'select pg_sleep(2)')).rejects.toThrow('did not answer within 500 ms');
  await expect(rows(db.knex, 'select pg_sleep(0.1)')).resolves.toHaveLength(1);
});

it('keeps an idle database connection open, because it waits for no answer', async () => {
  await one();
  const before = proxy.connections();
  await pause(LIMIT_MS * 2);
  expect(proxy.connections()).toBe(before);
  expect(await one()).toEqual([{ one: 1 }]);
});
