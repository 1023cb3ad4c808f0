import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLogger } from '#kernel/logging/logger.ts';
import { createRegistry } from '#kernel/metrics/process-metrics.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createLedgerCheck } from './ledger-check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('finds no violation in a sound ledger, and reports a wallet whose balance differs from its entries', async () => {
  const { db } = app.services;
  const user = await app.register();
  const registry = createRegistry();
  const { task, facts } = createLedgerCheck({ db, log: silentLogger(), registry, ledger: app.modules.wallet.ledger });
  expect(facts()).toBeNull();
  await task.run();
  expect(facts()).toMatchObject({ violations: 0 });

  await db.knex.raw('update wallets set bonus = bonus + 1 where user_id = (select id from users where username = ?)', [user.username]);
  await task.run();
  expect(facts()!.violations).toBeGreaterThan(0);
  expect(await app.modules.wallet.ledger.lastProof(db.knex)).toEqual(facts());
  const metrics = await registry.metrics();
  expect(metrics).toMatch(/ledger_violations [1-9]/);
  expect(Number(/^ledger_checked_timestamp_seconds (\S+)$/m.exec(metrics)?.[1])).toBe(Date.parse(facts()!.checkedAt) / 1_000);
});
