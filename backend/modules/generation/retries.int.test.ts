import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { rows } from '#kernel/db/raw.ts';
import { openGenerationFixtures } from '#testing/generation-fixtures.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { scriptedProvider } from '#testing/scripted-provider.ts';
import { retryGeneration } from './commands/retry-generation.ts';
import { ProviderFailure } from './provider.port.ts';
import { presentRuns } from './queries/present-runs.ts';
import { ownerCalls } from './testing/owner-calls.ts';

let fixtures: GenerationFixtures;
const provider = scriptedProvider();
const original = { ...provider.script };
const { attempt, cancel, finished, remove, retry } = ownerCalls(() => fixtures);
beforeAll(async () => {
  fixtures = await openGenerationFixtures({ sources: [provider], options: { storeTextMs: 10, deltaMs: 10 } });
});
afterAll(() => fixtures.close());
beforeEach(() => {
  Object.assign(provider.script, original);
  provider.texts.length = 0;
});

describe('running again', () => {
  it('makes a new run with the request of an earlier one, and holds today\'s price', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 2, aspect: '2:3', prompt: 'A red door' });
    await expect(retry(userId, id)).rejects.toMatchObject({ code: 'still_running', status: 409 });
    await cancel(userId, id);
    const again = await retry(userId, id);
    expect(again).toMatchObject({ status: 'queued', quantity: 2, aspect: '2:3', retry_of_id: id, request: { prompt: 'A red door' } });
    expect(again.id).not.toBe(id);
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 6, held: 4 });
  });
});

describe('a free retry', () => {
  const free = (userId: string, id: string, plan: 'free' | 'pro' = 'free', deps = fixtures.deps) =>
    fixtures.db.transaction((tx) => retryGeneration(tx, deps, { userId, plan, requestHash: null, expectedTotal: 0, patterns: createPatternCheck() }, { runId: id, free: true }));
  const codes = async (asked: Promise<{ id: string }>[]): Promise<string[]> =>
    (await Promise.allSettled(asked)).map((answer) => (answer.status === 'fulfilled' ? 'begun' : (answer.reason as { code: string }).code)).sort();
  const times = (n: number, code: string): string[] => Array.from({ length: n }, () => code);

  it('makes a free retry of a delivered run at no cost, and names no prompt in its events', async () => {
    const userId = await fixtures.user(10);
    const { id } = await fixtures.ask(userId, { contentType: 'image', quantity: 2, prompt: 'A red door' });
    await expect(free(userId, id)).rejects.toMatchObject({ code: 'still_running' });
    await attempt(id);
    expect((await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(id)]))[0]).toMatchObject({ waived: null, freeRetryUntil: new Date((await fixtures.run(id)).finished_at!.getTime() + 600_000).toISOString() });
    const again = await free(userId, id);
    expect(again).toMatchObject({ retry_of_id: id, quantity: 2, waived: 4, quote: { total: 0, royalty: 0 }, request: { prompt: 'A red door' } });
    await attempt(again.id);
    expect(await fixtures.receipt(again.id)).toMatchObject({ held: 0, captured: 0, status: 'settled' });
    expect(await fixtures.wallet.state(fixtures.db.knex, userId)).toEqual({ balance: 6, held: 0 });
    const [view] = await presentRuns(fixtures.db.knex, fixtures.deps, [await fixtures.run(again.id)]);
    expect(view).toMatchObject({ status: 'succeeded', delivered: 2, waived: 4, freeRetryUntil: null });
    const told = await rows<{ payload: object }>(fixtures.db.knex, `select payload from outbox_events where name = 'generation_success' and payload->>'generationId' = ?`, [again.id]);
    expect(told).toMatchObject([{ payload: { freeRetry: true, promptId: null, captured: 0 } }]);
    expect(await codes([free(userId, id, 'pro'), free(userId, again.id, 'pro')])).toEqual(times(2, 'free_retry_gone'));
    expect(await fixtures.ledger.violations(fixtures.db.knex)).toEqual([]);
  });

  it('refuses a free retry after ten minutes, after a free trial run, and beyond the day\'s limit, which starts anew the next day', async () => {
    const userId = await fixtures.user(10);
    const [late, freeTrialRun, first, second] = [await finished(userId), await finished(userId), await finished(userId), await finished(userId)];
    await rows(fixtures.db.knex, `update generations set free_retry_until = now() - interval '1 second' where id = ?`, [late]);
    await rows(fixtures.db.knex, 'update generations set free_retry_until = null where id = ?', [freeTrialRun]);
    expect(await codes([free(userId, late)])).toEqual(['free_retry_too_late']);
    expect(await codes([free(userId, freeTrialRun)])).toEqual(['free_retry_gone']);
    await free(userId, first);
    await expect(free(userId, second)).rejects.toMatchObject({ code: 'free_retries_used', status: 409, message: expect.stringContaining('Pro has three a day') });
    await free(userId, second, 'pro');
    await rows(fixtures.db.knex, `update generations set free_retry_day = free_retry_day - 1 where user_id = ?`, [userId]);
    await free(userId, await finished(userId));
  });

  it('gives another free retry when a free retry fails, but not when its owner stops it after words were shown', async () => {
    const userId = await fixtures.user(10);
    const failed = await free(userId, await finished(userId));
    provider.script.text = () => { throw new ProviderFailure('invalid_request', 'no'); };
    await attempt(failed.id).catch(() => undefined);
    expect(await fixtures.run(failed.id)).toMatchObject({ status: 'failed', free_retry_day: null });
    Object.assign(provider.script, original);
    const stopped = await free(userId, failed.id);
    expect(stopped).toMatchObject({ waived: 1 });
    await expect(free(userId, failed.id)).rejects.toMatchObject({ code: 'free_retry_gone' });
    await rows(fixtures.db.knex, `update generations set output_text = 'Once upon' where id = ?`, [stopped.id]);
    await cancel(userId, stopped.id);
    expect(await fixtures.run(stopped.id)).toMatchObject({ status: 'cancelled', captured: 0, free_retry_until: null });
    await remove(userId, stopped.id);
    await expect(free(userId, await finished(userId))).rejects.toMatchObject({ code: 'free_retries_used' });
  });

  it('accepts one of twenty requests at once for the same free retry', async () => {
    const [userId, forgetful] = [await fixtures.user(10), await fixtures.user(10)];
    const [id, other] = [await finished(userId), await finished(forgetful)];
    const ask = (of: string, run: string) => codes(Array.from({ length: 20 }, () => free(of, run, 'pro')));
    expect(await ask(userId, id)).toEqual(['begun', ...times(19, 'free_retry_gone')]);
    await rows(fixtures.db.knex, `create function keep_right() returns trigger language plpgsql as 'begin new.free_retry_until = old.free_retry_until; return new; end'`);
    await rows(fixtures.db.knex, 'create trigger keep_right before update of free_retry_until on generations for each row when (new.free_retry_until is null) execute function keep_right()');
    expect(await ask(forgetful, other)).toEqual([...times(3, 'begun'), ...times(17, 'free_retries_used')]);
    await rows(fixtures.db.knex, 'drop function keep_right() cascade');
  });

  it('accepts three free retries a day for Pro, however many requests arrive at once, because the wallet\'s lock makes their count exact', async () => {
    const at = (deps: typeof fixtures.deps) => async () => {
      const userId = await fixtures.user(10);
      const ids: string[] = [];
      for (let n = 0; n < 8; n += 1) ids.push(await finished(userId));
      return (await codes(ids.map((id) => free(userId, id, 'pro', deps)))).filter((code) => code === 'begun').length;
    };
    expect(await at(fixtures.deps)()).toBe(3);
    let here = 0;
    const all = new Map<string, () => void>();
    const lock = (_: unknown, userId: string) => new Promise<void>((resolve) => {
      all.set(`${userId} ${here++}`, resolve);
      if (here === 8) for (const go of all.values()) go();
    });
    expect(await at({ ...fixtures.deps, wallet: { ...fixtures.wallet, lock } })()).toBeGreaterThan(3);
  });
});
