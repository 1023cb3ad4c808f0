import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBudgets, setBudgets } from '#contracts/chat-replies.ts';
import { generateFreeForm } from '#contracts/generation.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import { holdBindings, PLACE_HOLD } from './commands/place-hold.ts';
import { setBudgets as set } from './commands/set-budgets.ts';
import { budgetState } from './queries/budget-state.ts';

const CONNECTIONS = 16;
const NOON = Date.parse('2026-11-26T12:00:00Z');
const DAY = 24 * 3_600_000;
let fixtures: LedgerFixtures;
let now = NOON;
const clock = { now: () => new Date(now) };
beforeAll(async () => {
  fixtures = await openLedger({ poolMax: CONNECTIONS, clock });
  await fixtures.warm();
}, 60_000);
beforeEach(() => { now = NOON; });
afterAll(() => fixtures.close());

const NONE = { perRun: null, perDay: null, stopped: false };
const limited = async (budgets: Partial<typeof NONE | { perRun: number; perDay: number; stopped: boolean }>, tokens = 100): Promise<string> => {
  const userId = await fixtures.openWallet(tokens);
  await fixtures.db.transaction((tx) => set(tx, clock, userId, { ...NONE, ...budgets }));
  return userId;
};
const hold = async (userId: string, amount: number): Promise<string> => {
  const generationId = newId();
  await fixtures.db.transaction((tx) => fixtures.wallet.placeHold(tx, { userId, amount, generationId }));
  return generationId;
};
const settle = (generationId: string, capture: number) => fixtures.db.transaction((tx) => fixtures.wallet.settleHold(tx, { generationId, capture }));
const spentToday = async (userId: string): Promise<number> => (await budgetState(fixtures.db.knex, userId, clock.now())).spentToday;
const told = (userId: string) => rows<{ payload: { perDay: number; spent: number } }>(fixtures.db.knex, `select payload from outbox_events where name = 'budget_nearly_reached' and payload->>'userId' = ?`, [userId]);

it('refuses a run above the limit per run, and accepts one that reaches it', async () => {
  const userId = await limited({ perRun: 4 });
  await expect(hold(userId, 5)).rejects.toMatchObject({ code: 'budget_reached', status: 409, details: { limit: 'run', needed: 5, perRun: 4 } });
  await hold(userId, 4);
  expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 96, held: 4 });
});

it('counts held tokens in the budget of the UTC day, and subtracts those that are released on that day', async () => {
  const userId = await limited({ perDay: 10 });
  const first = await hold(userId, 6);
  await expect(hold(userId, 5)).rejects.toMatchObject({ code: 'budget_reached', details: { limit: 'day', spentToday: 6, left: 4 } });
  await settle(first, 2);
  expect(await spentToday(userId)).toBe(2);
  await hold(userId, 8);
  await expect(hold(userId, 1)).rejects.toMatchObject({ details: { limit: 'day', left: 0 } });
  now += DAY;
  expect(await spentToday(userId)).toBe(0);
  await hold(userId, 10);
});

it('does not change today’s budget when a hold of yesterday is released', async () => {
  const userId = await limited({ perDay: 10 });
  const yesterday = await hold(userId, 9);
  now += DAY;
  await hold(userId, 3);
  await settle(yesterday, 0);
  expect(await spentToday(userId)).toBe(3);
});

it('refuses every spend while the owner has stopped spending, and allows runs that cost nothing', async () => {
  const userId = await limited({ stopped: true });
  const creatorId = await fixtures.openWallet(0);
  await expect(hold(userId, 1)).rejects.toMatchObject({ code: 'budget_reached', details: { limit: 'stopped' } });
  for (const kind of ['unlock', 'pack', 'gift', 'tip'] as const) {
    const sale = fixtures.db.transaction((tx) => fixtures.earnings.payCreator(tx, { userId, creatorId, amount: 3, kind, key: newId(), reason: 'test' }));
    await expect(sale).rejects.toMatchObject({ code: 'budget_reached', details: { limit: 'stopped' } });
  }
  await hold(userId, 0);
  expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 100, held: 0 });
});

it('does not apply the limits of runs to an unlock', async () => {
  const userId = await limited({ perRun: 1, perDay: 2 });
  const creatorId = await fixtures.openWallet(0);
  await fixtures.db.transaction((tx) => fixtures.earnings.payCreator(tx, { userId, creatorId, amount: 30, kind: 'unlock', key: newId(), reason: 'test' }));
  expect(await spentToday(userId)).toBe(0);
});

it('announces once a day that at most 20 % of the daily budget are left', async () => {
  const userId = await limited({ perDay: 10 });
  await hold(userId, 7);
  expect(await told(userId)).toHaveLength(0);
  const last = await hold(userId, 1);
  await settle(last, 0);
  await hold(userId, 2);
  expect((await told(userId)).map(({ payload }) => payload)).toEqual([{ userId, day: '2026-11-26', perDay: 10, spent: 8 }]);
  now += DAY;
  await fixtures.wallet.placeHold(fixtures.db.knex, { userId, amount: 9, generationId: newId() });
  expect(await told(userId)).toHaveLength(2);
});

/** Places 16 holds at the same moment with `place`. Returns how many were accepted. */
async function race(userId: string, place: () => Promise<unknown>): Promise<number> {
  let open = (): void => undefined;
  const barrier = new Promise<void>((resolve) => (open = resolve));
  const holds = Array.from({ length: CONNECTIONS }, async () => {
    await barrier;
    return place();
  });
  open();
  return (await Promise.allSettled(holds)).filter(({ status }) => status === 'fulfilled').length;
}

it('accepts exactly 3 of 16 parallel holds of 3 tokens with a budget of 10, in every round', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await limited({ perDay: 10 });
    expect(await race(userId, () => hold(userId, 3))).toBe(3);
    expect(await spentToday(userId)).toBe(9);
  }
  expect(await fixtures.violations()).toEqual([]);
});

it('catches a wallet that reads the budget before it holds: in the same race it accepts too many holds', async () => {
  const guard = ' and e.spent + g.amount <= coalesce(b.budget_day, e.spent + g.amount)';
  expect(PLACE_HOLD.sql).toContain(guard);
  const broken = { name: 'twin_budget', sql: PLACE_HOLD.sql.replace(guard, '') };
  let most = 0;
  for (let round = 0; round < 10; round += 1) {
    const userId = await limited({ perDay: 10 });
    const accepted = await race(userId, async () => {
      if ((await spentToday(userId)) + 3 > 10) throw new Error('budget');
      await prepared(fixtures.db.knex, broken, holdBindings({ userId, amount: 3, generationId: newId() }, newId(), clock.now()));
    });
    most = Math.max(most, accepted);
  }
  expect(most).toBeGreaterThan(3);
});

it('stores and returns budgets over HTTP, and answers 409 budget_reached to a run above them', async () => {
  const app = await createTestApp();
  try {
    const user = await app.register();
    expect((await call(user, getBudgets)).body).toEqual({ ...NONE, spentToday: 0 });
    expect((await call(user, setBudgets, { body: { perRun: 2, perDay: 3, stopped: false } })).body).toEqual({ perRun: 2, perDay: 3, stopped: false, spentToday: 0 });
    const run = (expectedTotal: number, length: number) => call(user, generateFreeForm, { body: { expectedTotal, contentType: 'text', prompt: 'Rain', length } });
    expect((await run(9, 1_000)).status).toBe(202);
    const refused = await run(9, 1_001);
    expect(refused).toMatchObject({ status: 409, body: { code: 'budget_reached', details: { limit: 'day', left: 1 } } });
    expect((await call(user, getBudgets)).body.spentToday).toBe(2);
    expect((await user.send('PUT', '/api/user/budgets', { body: { perRun: -1, perDay: null, stopped: false } })).status).toBe(400);
    expect((await call(user, setBudgets, { body: { ...NONE, stopped: true } })).body.stopped).toBe(true);
    expect(await run(9, 100)).toMatchObject({ status: 409, body: { details: { limit: 'stopped' } } });
  } finally {
    await app.close();
  }
}, 60_000);
