import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freeRetry, getGeneration } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

describe('a royalty', () => {
  it('a royalty is part of the run\'s capture, and goes to the creator\'s pending earnings once, in the same transaction', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(50)];
    const id = await fixtures.prompt({ owner: ada, royalty: 3 });
    expect((await fixtures.run(bo, id)).outcome).toBe('succeeded');
    expect(await fixtures.balance(bo)).toBe(46);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 3, rows: 0 });
    await fixtures.deliver();
    await fixtures.deliver();
    expect(await fixtures.pending(ada)).toEqual({ ledger: 3, rows: 3 });
    const legs = await fixtures.query(
      `select account, e.amount, (owner = ?) as adas from ledger_entries e join ledger_transactions t on t.id = e.tx_id
       where t.kind = 'capture' and t.ref_id in (select id from generations where prompt_id = ?) and account in ('platform_generation', 'pending_earned') order by account`,
      [ada.id, id],
    );
    expect(legs).toEqual([{ account: 'pending_earned', amount: 3, adas: true }, { account: 'platform_generation', amount: 1, adas: null }]);
  });

  it('a royalty uses purchased tokens of the run\'s hold before bonus tokens, and its ledger entry and earning store this split', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(4)];
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.grant(fixtures.app.services.db.knex, { userId: bo.id, amount: 2, kind: 'reward', bucket: 'bonus', key: `b:${bo.id}`, reason: 'test' });
    const id = await fixtures.prompt({ owner: ada, royalty: 3 });
    expect((await fixtures.run(bo, id)).outcome).toBe('succeeded');
    expect(await wallet.overview(fixtures.app.services.db.knex, bo.id)).toMatchObject({ buckets: { bonus: 0, purchased: 2 } });
    expect((await fixtures.run(bo, await fixtures.prompt({ owner: ada, royalty: 1 }))).outcome).toBe('succeeded');
    await fixtures.deliver();
    const splits = [{ bonus: 1, subscription: 0, earned: 0, purchased: 2 }, { bonus: 0, subscription: 0, earned: 0, purchased: 1 }];
    expect(await fixtures.query(`select split from ledger_entries where owner = ? and account = 'pending_earned' order by amount desc`, [ada.id])).toEqual(splits.map((split) => ({ split })));
    expect(await fixtures.query('select split from earnings where creator_id = ? order by gross desc', [ada.id])).toEqual(splits.map((split) => ({ split })));
  });

  it('a royalty is not paid by users who have access to the prompt, nor for a failed run', async () => {
    const [ada, bo] = [await fixtures.person(50), await fixtures.person(50)];
    const id = await fixtures.prompt({ owner: ada, royalty: 3, price: 10 });
    fixtures.provider.script({ do: 'status', status: 400 });
    expect((await fixtures.run(bo, id)).outcome).toBe('failed');
    await fixtures.run(ada, id);
    await fixtures.unlock(bo, id);
    await fixtures.run(bo, id);
    expect([await fixtures.balance(ada), await fixtures.balance(bo)]).toEqual([49, 39]);
    await fixtures.deliver();
    expect(await fixtures.pending(ada)).toEqual({ ledger: 10, rows: 10 });
  });

  it('a free retry earns no royalty, stays sealed like its run, and counts in no figure', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(50)];
    const id = await fixtures.prompt({ owner: ada, royalty: 3, price: 10 });
    const first = await fixtures.run(bo, id);
    const retried = await call(bo, freeRetry, { params: { id: first.id }, body: { expectedTotal: 0 }, key: newId() });
    expect(retried.body.generation).toMatchObject({ waived: 4, quote: { total: 0 } });
    const retryId = retried.body.generation.id;
    expect(await fixtures.finish(retryId)).toBe('succeeded');
    expect((await call(bo, getGeneration, { params: { id: retryId } })).body.generation).toMatchObject({ promptText: null, captured: 0, againPrice: 4 });
    await fixtures.deliver();
    expect([await fixtures.balance(bo), await fixtures.pending(ada)]).toEqual([46, { ledger: 3, rows: 3 }]);
    const counted = `select (select runs from prompts where id = ?) as runs, (select sum(runs)::int from verified_runs where prompt_id = ?) as verified,
      (select count(*)::int from prompt_runs where prompt_id = ?) as known`;
    expect(await fixtures.query(counted, [id, id, id])).toEqual([{ runs: 1, verified: 1, known: 1 }]);
  });
});
