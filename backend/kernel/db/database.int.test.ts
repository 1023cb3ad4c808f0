import { setTimeout as pause } from 'node:timers/promises';
import { Model } from 'objection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openTestPool } from '#testing/test-pool.ts';
import { afterCommit, createDatabase } from './database.ts';
import type { Database, Tx } from './database.ts';
import { prepared, rows } from './raw.ts';

class Thing extends Model {
  static override tableName = 'things';
  declare id: number;
  declare name: string;
}

interface DriverPool {
  acquireConnection(): Promise<object>;
  releaseConnection(driver: object): Promise<void>;
}

let database: TestDatabase;
let db: Database;
const broken: unknown[] = [];
const names = async (): Promise<string[]> => (await rows<{ name: string }>(db.knex, 'select name from things order by id')).map((row) => row.name);

beforeAll(async () => {
  database = await createTestDatabase('transactions');
  // Creates the test table over a pool with a long wait. The first connection to a new database is slow, and the pool under test waits only 300 ms.
  const patient = openTestPool(database.url, 1);
  await patient.knex.raw('create table things (id int primary key, name text not null, note jsonb)');
  await patient.close();
  db = createDatabase({
    url: database.url,
    poolMax: 2,
    acquireTimeoutMs: 300,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
    idleInTransactionTimeoutMs: 1_500,
    onCallbackError: (error) => broken.push(error),
  });
});
beforeEach(() => db.knex('things').delete());
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('transactions', () => {
  it('a transaction commits raw statements, query builders and models together, and rolls them back together', async () => {
    const store = async (tx: Tx): Promise<void> => {
      await rows(tx, 'insert into things (id, name) values (:id, :name)', { id: 1, name: 'raw' });
      await tx('things').insert({ id: 2, name: 'builder' });
      await Thing.query(tx).insert({ id: 3, name: 'model' });
      await tx.raw('insert into things (id, name) values (?, ?)', [4, 'knex raw']);
      expect(await names()).toEqual([]);
    };
    await expect(db.transaction(async (tx) => store(tx).then(() => Promise.reject(new Error('no'))))).rejects.toThrow('no');
    expect(await names()).toEqual([]);
    await db.transaction(store);
    expect(await names()).toEqual(['raw', 'builder', 'model', 'knex raw']);
  });

  it('a transaction refuses queries after its end, and refuses a commit from within its callback', async () => {
    let kept: Tx | undefined;
    await db.transaction(async (tx) => {
      kept = tx;
      expect(() => tx.commit()).toThrow('Only Database.transaction');
      expect(tx.isCompleted()).toBe(false);
      return Promise.resolve();
    });
    expect(kept!.isCompleted()).toBe(true);
    await expect(rows(kept!, 'select 1')).rejects.toThrow('over');
    await expect(kept!('things').select()).rejects.toThrow('over');
  });

  it('a transaction sends one query at a time, even when the caller starts several at once', async () => {
    let underWay = 0;
    let most = 0;
    const results = await db.transaction(async (tx) => {
      const driver = (await (tx.client as DriverPool).acquireConnection()) as unknown as { query(...sent: unknown[]): Promise<unknown> };
      void (tx.client as DriverPool).releaseConnection(driver);
      const send = driver.query.bind(driver);
      // Counts the queries that run on the connection. Knex sends a query with a callback and gets no promise; `prepared` sends it without one and gets a
      // promise.
      driver.query = (...sent) => {
        underWay += 1;
        most = Math.max(most, underWay);
        const ended = (): void => void (underWay -= 1);
        const answer = sent.at(-1);
        if (typeof answer !== 'function') return send(...sent).finally(ended);
        return send(...sent.slice(0, -1), (...result: unknown[]) => {
          ended();
          Reflect.apply(answer, undefined, result);
        });
      };
      const asked = [rows<{ n: number }>(tx, 'select 1 as n'), prepared<{ n: number }>(tx, { name: 'at_once', sql: 'select 2 as n' }), rows<{ n: number }>(tx, 'select 3 as n from pg_sleep(0.05)')];
      return Promise.all([...asked, tx('things').select(tx.raw('4 as n'))]).finally(() => (driver.query = send));
    });
    expect(results).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }], []]);
    expect(most).toBe(1);
  });

  it('a failed transaction rolls back after the query that is running, and refuses the queries that still wait', async () => {
    let ends: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await expect(db.transaction(async (tx) => {
      ends = Promise.allSettled([rows(tx, "insert into things select 1, 'slow' from pg_sleep(0.05)"), rows(tx, "insert into things values (2, 'late')")]);
      await Promise.reject(new Error('broken'));
    })).rejects.toThrow('broken');
    expect((await ends!).map((end) => (end.status === 'rejected' ? String(end.reason) : 'done'))).toEqual(['done', 'Error: This transaction is over.']);
    expect(await names()).toEqual([]);
  });

  it('a transaction with a failed statement throws CommitRefused, because Postgres answers its commit with a rollback', async () => {
    const swallowed = db.transaction(async (tx) => {
      await tx('things').insert({ id: 1, name: 'lost' });
      await rows(tx, 'select 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ name: 'CommitRefused' });
    expect(await names()).toEqual([]);
  });

  it('a transaction that loses its connection throws, and the pool never uses that connection again', async () => {
    for (let round = 0; round < 4; round += 1) {
      const cut = db.transaction(async (tx) => {
        const [own] = await rows<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
        await rows(db.knex, 'select pg_terminate_backend(?)', [own!.pid]);
        await rows(tx, 'select 1');
      });
      await expect(cut).rejects.toThrow();
    }
    expect(await db.transaction((tx) => rows(tx, 'select 7 as n'))).toEqual([{ n: 7 }]);
  });

  it('the pool never lends a connection again after its rollback failed', async () => {
    const lent: object[] = [];
    const driverOf = async ({ client }: Tx): Promise<object> => {
      const driver = await (client as DriverPool).acquireConnection();
      await (client as DriverPool).releaseConnection(driver);
      return driver;
    };
    const lose = async (tx: Tx): Promise<never> => {
      const driver = await driverOf(tx);
      lent.push(driver);
      Object.assign(driver, { query: () => Promise.reject(new Error('no answer')) });
      throw new Error('no');
    };
    await expect(db.transaction(lose)).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      expect(lent).not.toContain(await driverOf(tx));
      expect(await rows(tx, 'select 1 as one')).toEqual([{ one: 1 }]);
    });
  });

  it('Postgres ends a transaction that stays idle for too long, and closes its connection', async () => {
    const idle = db.transaction(async (tx) => {
      await tx('things').insert({ id: 1, name: 'idle' });
      await pause(1_800);
    });
    await expect(idle).rejects.toThrow();
    expect(await names()).toEqual([]);
  });

  it('a transaction waits for a connection no longer than allowed, and returns every connection to the pool', async () => {
    let open!: () => void;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const both = [1, 2].map(() => db.transaction(() => gate));
    await expect(db.transaction(() => Promise.resolve())).rejects.toMatchObject({ name: 'KnexTimeoutError' });
    await expect(rows(db.knex, 'select 1')).rejects.toMatchObject({ name: 'KnexTimeoutError' });
    open();
    await Promise.all(both);
    for (let n = 0; n < 6; n += 1) await db.transaction((tx) => rows(tx, 'select 1'));
    for (let n = 0; n < 6; n += 1) await rows(db.knex, 'select 1 / 0').catch(() => undefined);
    expect(await rows(db.knex, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('a transaction is tried again after a deadlock, and only the callbacks of the last try run', async () => {
    await db.knex('things').insert([{ id: 1, name: 'a' }, { id: 2, name: 'b' }]);
    const told: string[] = [];
    let tries = 0;
    const cross = (first: number, second: number): Promise<void> =>
      db.transaction(async (tx) => {
        tries += 1;
        afterCommit(tx, () => void told.push(`${first}`));
        await rows(tx, `update things set name = name || '!' where id = ?`, [first]);
        if (tries <= 2) await pause(100);
        await rows(tx, `update things set name = name || '!' where id = ?`, [second]);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await names()).toEqual(['a!!', 'b!!']);
    expect(told.toSorted()).toEqual(['1', '2']);
    expect(tries).toBeGreaterThan(2);
  });

  it('callbacks run only after the commit, and a callback that fails is reported and undoes nothing', async () => {
    const seen: string[][] = [];
    await db.transaction(async (tx) => {
      afterCommit(tx, () => Promise.reject(new Error('callback')));
      afterCommit(tx, async () => void seen.push(await names()));
      await tx('things').insert({ id: 1, name: 'there' });
    });
    await db.transaction((tx) => (afterCommit(tx, () => void seen.push(['never'])), Promise.reject(new Error('x')))).catch(() => undefined);
    expect(seen).toEqual([['there']]);
    expect(broken).toHaveLength(1);
  });
});

describe('raw statements', () => {
  it('a raw statement takes bindings by position and by name, with casts, repeated names and escaped question marks', async () => {
    expect(await rows(db.knex, `select ?::int as a, ?::text as b, '{"k":1}'::jsonb \\? 'k' as c`, [1, 'x'])).toEqual([{ a: 1, b: 'x', c: true }]);
    const named = 'select :n::int as a, :n::int + :m::int as b';
    expect(await rows(db.knex, named, { n: 1, m: 2 })).toEqual([{ a: 1, b: 3 }]);
    expect(await rows(db.knex, named, { m: 5, n: 4 })).toEqual([{ a: 4, b: 9 }]);
    expect(await rows(db.knex, 'select ?::int[] as list, ?::text as nothing', [[1, 2], null])).toEqual([{ list: [1, 2], nothing: null }]);
  });

  it('a raw statement refuses undefined, a missing value and an identifier as bindings', async () => {
    await expect(rows(db.knex, 'select ?::int', [undefined])).rejects.toThrow('Nothing is bound');
    await expect(rows(db.knex, 'select ?::int, ?::int', [1])).rejects.toThrow();
    await expect(rows(db.knex, 'select * from ??', ['things'])).rejects.toThrow('Identifiers');
  });

  it('Postgres prepares a named statement once for each connection', async () => {
    const statement = { name: 'pick', sql: 'select ?::int as n' };
    await db.transaction(async (tx) => {
      expect(await prepared(tx, statement, [1])).toEqual([{ n: 1 }]);
      expect(await prepared(tx, statement, [2])).toEqual([{ n: 2 }]);
      expect(await rows(tx, `select name from pg_prepared_statements where name = 'pick'`)).toHaveLength(1);
    });
  });

  it('the error of a failed statement carries the SQLSTATE and the name of the constraint', async () => {
    await rows(db.knex, `insert into things (id, name) values (1, 'x')`);
    await expect(rows(db.knex, `insert into things (id, name) values (1, 'x')`)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
  });
});

it.each([['none', ['pooled_probe_1'], '7s'], ['transaction', [], '0']] as const)('with the pooler %s, prepared statements are named or not and the connection sets its own timeout or none, as that pooler allows', async (pooler, known, timeout) => {
  const own = createDatabase({
    url: database.url, pooler, poolMax: 1, acquireTimeoutMs: 3_000, statementTimeoutMs: 7_000, lockTimeoutMs: 7_000, idleInTransactionTimeoutMs: 7_000, onCallbackError: (error) => expect.fail(String(error)),
  });
  try {
    const probe = { name: 'pooled_probe_1', sql: 'select :value::int as value' };
    expect(await prepared<{ value: number }>(own.knex, probe, { value: 1 })).toEqual([{ value: 1 }]);
    expect(await own.transaction((tx) => prepared<{ value: number }>(tx, probe, { value: 2 }))).toEqual([{ value: 2 }]);
    expect((await rows<{ name: string }>(own.knex, `select name from pg_prepared_statements where name <> ''`)).map(({ name }) => name)).toEqual(known);
    expect(await rows<{ statement_timeout: string }>(own.knex, 'show statement_timeout')).toEqual([{ statement_timeout: timeout }]);
  } finally {
    await own.close();
  }
});
