import { AppError, notFound } from '#kernel/errors.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { addRow, adminOnly, brokenAnswer, countRows, literalRow, oneRow } from './kernel-endpoints.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

export interface KernelApp extends TestApp {
  rows(): Promise<number>;
  /** Names of the rows whose after-commit callbacks ran. */
  announced: string[];
}

const FAILURES = {
  conflict: () => new AppError('test_conflict', 'conflict', 'No.'),
  rate: () => new AppError('test_rate', 'rate_limited', 'Slow.', { retryAfterSeconds: 1 }),
  broken: () => new Error('a secret detail'),
  away: () => Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
};

/** Starts the real API with additional endpoints that write one row each and fail on demand. */
export async function createKernelApp(options: TestAppOptions = {}): Promise<KernelApp> {
  const announced: string[] = [];
  const mount = (routes: Routes): void => {
    routes.write(addRow, 'open', async ({ body }, tx) => {
      const id = newId();
      await tx('test_rows').insert({ id, name: body.name });
      afterCommit(tx, () => void announced.push(body.name));
      if (body.pauseMs) await tx.raw('select pg_sleep(?)', [body.pauseMs / 1_000]);
      if (body.fail) throw FAILURES[body.fail]();
      return reply({ id, name: body.name }, { Location: `/api/test/rows/${id}` });
    });
    routes.read(countRows, 'open', async () => ({ count: await app.rows() }));
    routes.read(oneRow, 'open', () => Promise.reject(notFound('This row')));
    routes.read(literalRow, 'open', () => Promise.resolve({ literal: true }));
    routes.read(brokenAnswer, 'open', () => Promise.resolve({ n: 'x' } as never));
    routes.read(adminOnly, 'admin', () => Promise.resolve({ ok: true }));
  };
  const api = await createTestApp({ ...options, mount });
  const { knex } = api.services.db;
  await knex.raw('create table if not exists test_rows (id uuid primary key, name text not null)');
  const app: KernelApp = {
    ...api,
    announced,
    rows: async () => Number((await knex('test_rows').count('* as n'))[0]!['n']),
  };
  return app;
}
