import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

// The limit of free trial runs counts by creator, so each test makes a creator of its own.
const LIMIT = 5;
let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures({ env: { RATE_LIMIT_FREE_TRIAL_RUN: `${LIMIT}/86400` } });
}, 60_000);
afterAll(() => fixtures.close());
afterEach(() => vi.restoreAllMocks());

const people = (count: number): Promise<Person[]> => Promise.all(Array.from({ length: count }, () => fixtures.person()));
const ask = async (person: Person, promptId: string, key = newId()) => {
  const { status, body } = await person.send<{ code?: string }>('POST', `/api/prompts/${promptId}/generate`, { body: { expectedTotal: 0, inputs: { topic: 'x' }, freeTrialRun: true }, key });
  return status === 202 ? 'accepted' : String(body.code);
};
const accepted = (outcomes: readonly string[]): number => outcomes.filter((outcome) => outcome === 'accepted').length;

/** How many transactions are open at this moment without running a statement. */
const idleTransactions = async (): Promise<number> =>
  (await rows(fixtures.app.services.db.knex, `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)).length;

describe('the free trial runs of one address', () => {
  it('one IP address gets no more free trial runs of a creator than the limit, although 20 people ask at once', async () => {
    const ada = await fixtures.person(50);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const outcomes = await Promise.all((await people(20)).map((person) => ask(person, id)));
    expect(accepted(outcomes)).toBe(LIMIT);
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'free_trial_run_limit']));
    expect(await fixtures.balance(ada)).toBe(50 - LIMIT);
  });

  it('repeated copies of one request count once toward the limit of free trial runs', async () => {
    const ada = await fixtures.person(50);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const [first, ...others] = (await people(LIMIT + 1)) as [Person, ...Person[]];
    const key = newId();
    const copies = await Promise.all(Array.from({ length: 6 }, () => ask(first, id, key)));
    expect(new Set(copies)).toEqual(new Set(['accepted']));
    expect(await ask(first, id, key)).toBe('accepted');
    const outcomes: string[] = [];
    for (const person of others) outcomes.push(await ask(person, id));
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'free_trial_run_limit']);
  });

  it('a refused request uses up no free trial run of its IP address', async () => {
    const ada = await fixtures.person(0);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const crowd = await people(LIMIT + 1);
    for (const person of [...crowd, ...crowd]) expect(await ask(person, id)).toBe('free_trial_run_gone');
    await fixtures.app.modules.wallet.wallet.grant(fixtures.app.services.db.knex, { userId: ada.id, amount: 50, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'test' });
    const outcomes: string[] = [];
    for (const person of crowd) outcomes.push(await ask(person, id));
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'free_trial_run_limit']);
  });

  it('a request whose transaction failed gives its free trial run back to its IP address, and another person can take it', async () => {
    const ada = await fixtures.person(50);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const [first, ...others] = (await people(LIMIT + 1)) as [Person, ...Person[]];
    const { wallet } = fixtures.app.modules.wallet;
    vi.spyOn(wallet, 'placeHold').mockRejectedValueOnce(new Error('the connection was lost'));
    const key = newId();
    expect(await ask(first, id, key)).toBe('internal');
    const outcomes: string[] = [];
    for (const person of others) outcomes.push(await ask(person, id));
    expect(accepted(outcomes)).toBe(LIMIT);
    // The failed request gave back its key and its free trial run. Other people at the IP address have used up the limit since, so the repeated request is
    // refused.
    expect(await ask(first, id, key)).toBe('free_trial_run_limit');
  });

  it('a request for a free trial run waits for a slow Redis without an open transaction', async () => {
    const ada = await fixtures.person(50);
    const [bo] = (await people(1)) as [Person];
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const { limits, db } = fixtures.app.services;
    const reserve = limits.reserve.bind(limits);
    let answer!: () => void;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let asked!: () => void;
    const waiting = new Promise<void>((resolve) => (asked = resolve));
    vi.spyOn(limits, 'reserve').mockImplementation(async (...wanted) => {
      asked();
      await slow;
      return reserve(...wanted);
    });
    const outcome = ask(bo, id);
    await waiting;
    expect(await idleTransactions()).toBe(0);
    // Proves that the check works: it counts a transaction that the test leaves open while Redis is slow.
    const careless = db.transaction(async (tx) => {
      await rows(tx, 'select 1');
      expect(await idleTransactions()).toBe(1);
    });
    await careless;
    answer();
    expect(await outcome).toBe('accepted');
  });

  it('the limit of free trial runs holds while Redis is lost, because the process counts itself', async () => {
    const ada = await fixtures.person(50);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const crowd = await people(LIMIT + 1);
    const { redis } = fixtures.app.services;
    redis.disconnect();
    const outcomes: string[] = [];
    for (const person of crowd) outcomes.push(await ask(person, id));
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'free_trial_run_limit']);
    await redis.connect();
  });
});
