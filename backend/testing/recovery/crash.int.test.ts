import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import { OFTEN_CRASHES } from './crashes.ts';
import { surviveCrash } from './crash-scenario.ts';
import type { Convergence } from './crash-scenario.ts';
import { expectConverged } from './expect-converged.ts';
import { openRecoveryStack } from './recovery-stack.ts';
import type { RecoveryStack } from './recovery-stack.ts';

// The scenarios run at the same time, because they mostly wait for locks to expire.
describe('a worker that dies', { concurrent: true }, () => {
  const measured: Convergence[] = [];
  afterAll(() => {
    for (const { name, ...figures } of measured) console.log(name, JSON.stringify(figures));
  });
  it.each(OFTEN_CRASHES.map((crash) => [crash.name, crash] as const))('no run is lost, doubled or wrongly charged when a worker dies: %s', { timeout: 240_000 }, async (_, crash) => {
    measured.push(await surviveCrash(crash));
  });
});

describe('an API that dies', () => {
  let stack: RecoveryStack;
  /** The address of another API process, which is not killed. */
  let url: string;
  beforeAll(async () => {
    stack = await openRecoveryStack();
    [url] = await Promise.all([stack.apiHere(), stack.worker()]);
  }, 60_000);
  afterAll(() => stack.close());

  it.each([
    ['after the commit, before the reply', 'api.after_commit', 'true', 1],
    ['before the transaction', 'api.before_transaction', null, 0],
    ['inside the transaction', 'api.before_commit', null, 0],
  ] as const)("an API that dies %s: the client's retry gets the one run that exists, and it runs once", { timeout: 150_000 }, async (_, failpoint, replayed, persisted) => {
    const [dying, user] = await Promise.all([stack.api({ FAILPOINT: failpoint }), registerUser(url)]);
    const runs = () => stack.db.knex('generations').whereIn('user_id', stack.db.knex('users').select('id').where({ username: user.username }));
    user.baseUrl = dying.url;
    const key = newId();
    await expect(stack.ask(user, {}, key)).rejects.toThrow();
    expect(await dying.ended()).toBe('SIGKILL');
    expect(await runs()).toHaveLength(persisted);

    user.baseUrl = url;
    const retry = await stack.ask(user, {}, key);
    expect([retry.status, retry.headers.get('idempotent-replayed')]).toEqual([202, replayed]);
    expect((await runs()).map(({ id }) => id as string)).toEqual([retry.body.generation.id]);
    await expectConverged(stack.db);
    expect(await runs()).toMatchObject([{ status: 'succeeded', attempt_no: 1 }]);
  });
});
