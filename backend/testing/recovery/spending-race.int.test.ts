import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contracts/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { registerUser } from '#testing/http-user.ts';
import { expectSpentExactly, spendCarelessly } from './careless-spend.ts';
import { walletViolations } from './faults.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

const RUNS_AFFORDED = 5;
// A run of two images costs four tokens, and a new user has twenty.
const FOUR_TOKENS = { contentType: 'image', prompt: 'A lighthouse', length: undefined, quantity: 2 } as const;

describe('a hundred spends at the same moment', () => {
  let stack: RecoveryStack;
  let url: string;
  beforeAll(async () => {
    stack = await openRecoveryStack();
    ({ url } = await stack.api());
  }, 60_000);
  afterAll(() => stack.close());

  const runsOf = (user: HttpUser) =>
    stack.db.knex('generations').whereIn('user_id', stack.db.knex('users').select('id').where({ username: user.username }));
  const warm = (user: HttpUser) => Promise.all(Array.from({ length: 100 }, () => user.send('GET', '/api/user/balance')));

  it('of a hundred runs requested at once, exactly as many are accepted as the wallet affords', async () => {
    const user = await registerUser(url);
    await warm(user);
    const answers = await Promise.all(Array.from({ length: 100 }, () => stack.ask(user, FOUR_TOKENS)));
    const refused = answers.filter(({ status }) => status === 402);
    const granted = answers.filter(({ status }) => status === 202).length;
    const { body: balance } = await user.send<number>('GET', '/api/user/balance');
    expectSpentExactly({ granted, refused: refused.length, balance }, { asked: 100, afforded: RUNS_AFFORDED });
    expect(new Set(refused.map(({ body }) => (body as unknown as ErrorBody).code))).toEqual(new Set(['insufficient_tokens']));
    const runs = await runsOf(user);
    expect(runs).toHaveLength(RUNS_AFFORDED);
    expect(await stack.db.knex('holds').where({ status: 'open', amount: 4 }).whereIn('generation_id', runs.map(({ id }) => id as string))).toHaveLength(RUNS_AFFORDED);
    expect(await walletViolations(stack.db)).toEqual([]);
  }, 60_000);

  it('the check notices a wallet that reads, compares and writes without a lock', async () => {
    const careless = await spendCarelessly(stack.db, { balance: 20, price: 4 });
    const granted = (await Promise.all(Array.from({ length: 100 }, () => careless.spend()))).filter(Boolean).length;
    const outcome = { granted, refused: 100 - granted, balance: await careless.balance() };
    await careless.close();
    expect(() => expectSpentExactly(outcome, { asked: 100, afforded: RUNS_AFFORDED })).toThrow();
  });

  it('twelve copies of one request with the same idempotency key make one run', async () => {
    const user = await registerUser(url);
    await warm(user);
    const key = newId();
    const copies = (count: number) => Promise.all(Array.from({ length: count }, () => stack.ask(user, {}, key)));
    const together = await copies(6);
    const later = await copies(6);
    const answered = [...together, ...later].filter(({ status }) => status === 202);
    const others = [...together, ...later].filter(({ status }) => status !== 202);
    expect(others.map(({ status, body }) => [status, (body as unknown as ErrorBody).code])).toEqual(others.map(() => [409, 'in_flight']));
    expect(later.map(({ status }) => status)).toEqual(Array(6).fill(202));
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    expect(answered.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(answered.length - 1);
    expect(new Set(answered.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await runsOf(user)).toHaveLength(1);
    const other = await stack.ask(user, { prompt: 'Something else' }, key);
    expect([other.status, (other.body as unknown as ErrorBody).code]).toEqual([422, 'idempotency_key_reused']);
    expect(await runsOf(user)).toHaveLength(1);
  });

  it('a double click without an idempotency key makes one run', async () => {
    const user = await registerUser(url);
    await warm(user);
    const click = () => user.send<{ generation: { id: string } }>('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'Twice' } });
    const clicks = await Promise.all([click(), click()]);
    expect(clicks.map(({ status }) => status)).toEqual([202, 202]);
    expect(new Set(clicks.map(({ body }) => body.generation.id)).size).toBe(1);
    expect(await runsOf(user)).toHaveLength(1);
    const holds = await stack.db.knex('holds').where({ generation_id: clicks[0]!.body.generation.id });
    expect(holds).toHaveLength(1);
  });
});
