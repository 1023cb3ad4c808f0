import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listUserRuns } from '#contracts/admin-users.ts';
import { getGeneration } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { getOffer, getPerformance, refundUnlock } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures({ env: { RATE_LIMIT_FREE_TRIAL_RUN: '5/86400' } });
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const earned = async ({ id }: Person) => (await fixtures.query<{ earned: number }>('select earned from wallets where user_id = ?', [id]))[0]!.earned;
const told = async ({ id }: Person) =>
  (await fixtures.query<{ subject: string }>(`select subject from messages where user_id = ? and related_entity_type = 'earnings' order by created_at, id`, [id])).map(({ subject }) => subject);
const daysAgo = (sql: string, days: number, id: string) => fixtures.query(`update earnings set day = day - ${days}, earned_at = earned_at - interval '${days} days' where ${sql} = ?`, [id]);

describe('a creator’s earnings', () => {
  it('a creator\'s earnings are released once, seven days after their day, split by the day\'s total, with one message a day', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(200)];
    const cheap = await fixtures.prompt({ owner: ada, royalty: 1, price: 7 });
    for (let n = 0; n < 3; n += 1) await fixtures.run(bo, cheap);
    await fixtures.deliver();
    await fixtures.unlock(bo, cheap);
    await fixtures.release();
    await daysAgo('creator_id', 7, ada.id);
    await fixtures.release();
    expect([await earned(ada), await fixtures.pending(ada)]).toEqual([0, { ledger: 7, rows: 7 }]);

    await daysAgo('creator_id', 1, ada.id);
    await Promise.all([fixtures.release(), fixtures.release(), fixtures.release()]);
    await fixtures.release();
    // The day's earnings are three royalties of 1 token and an unlock of 4, together 7. 80 % of 7, rounded down once, is 5; rounding each would give 3.
    expect([await earned(ada), await fixtures.pending(ada)]).toEqual([5, { ledger: 0, rows: 0 }]);
    expect(await fixtures.query(`select amount from ledger_entries where account = 'platform_fees' and tx_id = (select id from ledger_transactions where idempotency_key like ?)`, [`release:${ada.id}:%`])).toEqual([{ amount: 2 }]);
    await fixtures.deliver();
    expect(await told(ada)).toEqual(['5 tokens earned and ready to spend']);

    // Earnings that arrive after the release of their day are released as a further part of it. The next day's message tells the creator.
    await fixtures.run(bo, await fixtures.prompt({ owner: ada, royalty: 5 }));
    await fixtures.deliver();
    await fixtures.query(`update earnings set day = day - 8 where creator_id = ? and status = 'pending'`, [ada.id]);
    await fixtures.release();
    await fixtures.deliver();
    expect([await earned(ada), (await told(ada)).length]).toEqual([9, 1]);
    fixtures.clock.advance(1);
    await fixtures.release();
    await fixtures.deliver();
    fixtures.clock.advance(-1);
    expect((await told(ada)).at(-1)).toBe('4 tokens earned and ready to spend');
  });

  it('the earnings of a fork pay its lineage first, in the same ledger transaction', async () => {
    const [ada, bo, cleo, dan] = [await fixtures.person(), await fixtures.person(), await fixtures.person(), await fixtures.person(200)];
    const root = await fixtures.prompt({ owner: ada });
    const fork = await fixtures.prompt({ owner: bo, parent: { id: root, percent: 10 } });
    const grandchild = await fixtures.prompt({ owner: cleo, price: 100, parent: { id: fork, percent: 20 } });
    await fixtures.unlock(dan, grandchild);
    await daysAgo('creator_id', 8, cleo.id);
    await fixtures.release();
    expect(await Promise.all([ada, bo, cleo].map(earned))).toEqual([2, 18, 64]);
    expect(await fixtures.query('select distinct tx_id from ledger_entries where owner = any(?::uuid[]) and account = ?', [[ada.id, bo.id, cleo.id], 'earned'])).toHaveLength(1);
    await fixtures.deliver();
    expect(await told(ada)).toEqual(['2 tokens earned and ready to spend']);
  });

  it('earnings from bonus tokens depend on the payer and stay bonus tokens, and each sale shows what counts and why', async () => {
    const [ada, unconfirmed, young, old, buyer] = [await fixtures.person(), await fixtures.person(), await fixtures.person(), await fixtures.person(), await fixtures.person(30)];
    const { wallet } = fixtures.app.modules.wallet;
    const id = await fixtures.prompt({ owner: ada, price: 30 });
    for (const person of [unconfirmed, young, old, buyer]) {
      if (person !== buyer) await wallet.grant(fixtures.app.services.db.knex, { userId: person.id, amount: 30, kind: 'reward', bucket: 'bonus', key: `b:${person.id}`, reason: 'test' });
      await fixtures.unlock(person, id);
    }
    await daysAgo('creator_id', 8, ada.id);
    await fixtures.query(`update users set created_at = now() - interval '10 days' where id = any(?::uuid[])`, [[unconfirmed.id, old.id]]);
    await fixtures.query(`update users set created_at = now() - interval '9 days' + interval '1 hour' where id = ?`, [young.id]);
    await fixtures.query('update users set email_confirmed_at = now() where id = any(?::uuid[])', [[young.id, old.id]]);
    await fixtures.release();
    // The payments used 30 bought tokens and 20 bonus tokens of the older account. The creator gets 80 % of 50, which is 40: 24 of them earned and 16 bonus.
    expect(await wallet.overview(fixtures.app.services.db.knex, ada.id)).toMatchObject({ buckets: { earned: 24, bonus: 16 }, pendingEarned: 0 });
    const { sales } = (await call(ada, getPerformance, { query: { days: '30' } })).body.performance;
    expect(sales.map(({ gross, counted, status, why }) => [gross, counted, status, why])).toEqual([
      [30, 30, 'released', null], [30, 20, 'released', 'pair_limit'], [30, 0, 'released', 'new_account'], [30, 0, 'released', 'unconfirmed'],
    ]);
    const kept = await fixtures.query(`select amount from ledger_entries where account = 'platform_fees' and tx_id = (select id from ledger_transactions where idempotency_key like ?)`, [`release:${ada.id}:%`]);
    expect(kept).toEqual([{ amount: 80 }]);
  });

  it('the earnings of a platform account stay with the platform', async () => {
    const bo = await fixtures.person(50);
    const [platform] = await fixtures.query<{ id: string }>('select id from users where platform limit 1');
    const id = await fixtures.prompt({ owner: { ...bo, id: platform!.id } as Person, price: 10 });
    await fixtures.unlock(bo, id);
    await daysAgo('creator_id', 8, platform!.id);
    await fixtures.release();
    expect(await fixtures.pending({ id: platform!.id } as Person)).toEqual({ ledger: 0, rows: 0 });
  });

  it('a refund of a released sale takes the creator\'s share, as debt where it is spent, and the rest from the platform', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(30)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const unlock = await fixtures.unlock(bo, id);
    await daysAgo('creator_id', 8, ada.id);
    await fixtures.release();
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.debit(fixtures.app.services.db.knex, { userId: ada.id, amount: 5, key: `spend:${ada.id}`, reason: 'test' });
    await fixtures.fail(bo, id);
    expect((await call(bo, refundUnlock, { params: { id: unlock.id } })).status).toBe(200);
    expect(await fixtures.balance(bo)).toBe(30);
    expect(await wallet.overview(fixtures.app.services.db.knex, ada.id)).toMatchObject({ debt: 5, pendingEarned: 0 });
  });

  it('a refund of a released sale of a fork takes the shares of the creator and the lineage, as debt where they are spent', async () => {
    const [ada, bo, cleo, dan] = [await fixtures.person(), await fixtures.person(), await fixtures.person(), await fixtures.person(200)];
    const root = await fixtures.prompt({ owner: ada });
    const fork = await fixtures.prompt({ owner: bo, parent: { id: root, percent: 10 } });
    const grandchild = await fixtures.prompt({ owner: cleo, price: 100, parent: { id: fork, percent: 20 } });
    const unlock = await fixtures.unlock(dan, grandchild);
    await daysAgo('creator_id', 8, cleo.id);
    await fixtures.release();
    expect(await Promise.all([ada, bo, cleo].map(earned))).toEqual([2, 18, 64]);
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.debit(fixtures.app.services.db.knex, { userId: bo.id, amount: 10, key: `spend:${bo.id}`, reason: 'test' });
    await fixtures.fail(dan, grandchild);
    expect((await call(dan, refundUnlock, { params: { id: unlock.id } })).status).toBe(200);
    expect([await fixtures.balance(dan), ...(await Promise.all([ada, bo, cleo].map(earned)))]).toEqual([200, 0, 0, 0]);
    expect(await wallet.overview(fixtures.app.services.db.knex, bo.id)).toMatchObject({ debt: 10 });
    expect(await fixtures.query(`select sum(amount)::int as kept from ledger_entries e join ledger_transactions t on t.id = e.tx_id where account = 'platform_fees' and (t.ref_id = ? or t.idempotency_key like ?)`, [grandchild, `release:${cleo.id}:%`])).toEqual([{ kept: 0 }]);
    expect(await fixtures.query('select share, gross, (select count(*)::int from lineage_shares l where l.creator_id = r.creator_id) as above from earning_releases r where creator_id = ?', [cleo.id])).toEqual([{ share: 0, gross: 0, above: 0 }]);
  });

  it('every token is conserved, in whatever order an original and its forks are unlocked, released and refunded', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ do: fc.constantFrom('unlock', 'release', 'refund'), who: fc.nat(2), what: fc.nat(2) }), { minLength: 6, maxLength: 10 }), async (story) => {
        const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
        const buyers = [await fixtures.person(100), await fixtures.person(100), await fixtures.person(100)];
        const root = await fixtures.prompt({ owner: ada, price: 9 });
        const fork = await fixtures.prompt({ owner: bo, price: 7, parent: { id: root, percent: 15 } });
        const prompts = [root, fork, await fixtures.prompt({ owner: cleo, price: 33, parent: { id: fork, percent: 20 } })];
        const open = new Map<string, Unlock>();
        const refund = async (place: string, unlock: Unlock): Promise<void> => {
          expect((await call(buyers[Number(place[0])]!, refundUnlock, { params: { id: unlock.id } })).status).toBe(200);
          open.delete(place);
        };
        for (const { do: what, who, what: which } of story) {
          const place = `${who}${which}`;
          if (what === 'unlock' && !open.has(place)) open.set(place, await fixtures.unlock(buyers[who]!, prompts[which]!));
          if (what === 'refund' && open.has(place)) await refund(place, open.get(place)!);
          if (what === 'release') {
            await fixtures.query(`update earnings set day = day - 8 where status = 'pending' and creator_id = any(?::uuid[])`, [[ada.id, bo.id, cleo.id]]);
            await fixtures.release();
          }
        }
        const held = async (): Promise<number> => (await fixtures.query<{ tokens: number }>(`select sum(amount)::int as tokens from ledger_entries where owner = any(?::uuid[])`, [[ada, bo, cleo, ...buyers].map(({ id }) => id)]))[0]!.tokens;
        expect(await held()).toBeLessThanOrEqual(300);
        // Moves earlier refunds 60 days into the past. Otherwise the limit of refunds would refuse the buyer's next one.
        await fixtures.query(`update unlocks set refunded_at = refunded_at - interval '60 days' where refunded_at is not null`);
        for (const [place, unlock] of open) {
          await fixtures.query(`update unlocks set refunded_at = refunded_at - interval '60 days' where refunded_at is not null`);
          await refund(place, unlock);
        }
        expect(await Promise.all(buyers.map((buyer) => fixtures.balance(buyer)))).toEqual([100, 100, 100]);
        expect([await held(), ...(await Promise.all([ada, bo, cleo].map(earned)))]).toEqual([300, 0, 0, 0]);
      }),
      { numRuns: 4 },
    );
  });

  it('a refund that races with the release of the sale returns all tokens to the buyer and leaves the creator nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [ada, bo] = [await fixtures.person(), await fixtures.person(30)];
      const unlock = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }));
      await daysAgo('creator_id', 8, ada.id);
      const [, refund] = await Promise.all([fixtures.release(), call(bo, refundUnlock, { params: { id: unlock.id } })]);
      expect(refund.status).toBe(200);
      await fixtures.release();
      expect([await fixtures.balance(bo), await earned(ada), await fixtures.pending(ada)]).toEqual([30, 0, { ledger: 0, rows: 0 }]);
      expect(await fixtures.violations()).toEqual([]);
    }
  });
});

describe('a free trial run', () => {
  const freeTrialRun = (person: Person, id: string) => fixtures.run(person, id, { freeTrialRun: true, quantity: 1 });

  it('a free trial run is paid by the creator without a royalty, once a day for each person, and names the creator to the runner', async () => {
    const [ada, bo] = [await fixtures.person(10), await fixtures.person()];
    const [id, other] = [await fixtures.prompt({ owner: ada, royalty: 4, freeTrialRuns: 5 }), await fixtures.prompt({ owner: ada, freeTrialRuns: 5 })];
    expect((await call(bo, getOffer, { params: { id } })).body.offer.freeTrialRun).toBe(true);
    const run = await freeTrialRun(bo, id);
    expect(run.outcome).toBe('succeeded');
    expect([await fixtures.balance(ada), await fixtures.balance(bo), (await fixtures.pending(ada)).ledger]).toEqual([9, 0, 0]);
    const { generation } = (await call(bo, getGeneration, { params: { id: run.id } })).body;
    expect([generation.paidBy, generation.quote.royalty]).toEqual([ada.username, 0]);
    // Support staff see that a free trial run cost its runner nothing, and the event for the runner's message says so too.
    const staff = await fixtures.person();
    await fixtures.query(`update users set role = 'support' where id = ?`, [staff.id]);
    await call(staff, login, { body: { username: staff.username, password: 'correct-horse-9' } });
    const { items } = (await call(staff, listUserRuns, { params: { id: bo.id } })).body;
    expect(items.map(({ id: runId, captured }) => [runId, captured])).toEqual([[run.id, 0]]);
    const [fact] = await fixtures.query<{ freeTrialRun: boolean; captured: number }>(`select (payload->>'freeTrialRun')::boolean as "freeTrialRun", (payload->>'captured')::int as captured from outbox_events where name = 'generation_success' and payload->>'generationId' = ?`, [run.id]);
    expect(fact).toEqual({ freeTrialRun: true, captured: 1 });
    expect((await call(bo, getOffer, { params: { id: other } })).body.offer.freeTrialRun).toBe(false);
    expect((await freeTrialRun(bo, other)).code).toBe('free_trial_run_gone');
  });

  it('a free trial run that delivered nothing can be repeated, and costs the creator nothing', async () => {
    const [ada, bo] = [await fixtures.person(10), await fixtures.person()];
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 1 });
    fixtures.provider.script({ do: 'status', status: 400 });
    expect((await freeTrialRun(bo, id)).outcome).toBe('failed');
    expect((await freeTrialRun(bo, id)).outcome).toBe('succeeded');
    expect(await fixtures.balance(ada)).toBe(9);
  });

  it('a free trial run is offered only while the creator can pay, and never to visitors or people who have access to the prompt', async () => {
    const [ada, bo] = [await fixtures.person(0), await fixtures.person(50)];
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 3, price: 1 });
    expect((await call(bo, getOffer, { params: { id } })).body.offer.freeTrialRun).toBe(false);
    expect((await freeTrialRun(bo, id)).code).toBe('free_trial_run_gone');
    await fixtures.unlock(bo, id);
    expect((await freeTrialRun(bo, id)).code).toBe('free_trial_run_gone');
    expect((await freeTrialRun(ada, id)).code).toBe('free_trial_run_gone');
    expect((await call(fixtures.app.visitor(), getOffer, { params: { id } })).body.offer).toMatchObject({ freeTrialRun: false, credit: 0 });
  });

  it('five accounts at one IP address get a free trial run of each creator, and refused requests take no tokens from the creator', async () => {
    const [ada, bob] = [await fixtures.person(50), await fixtures.person(50)];
    const [id, other] = [await fixtures.prompt({ owner: ada, freeTrialRuns: 50 }), await fixtures.prompt({ owner: bob, freeTrialRuns: 50 })];
    const people = await Promise.all(Array.from({ length: 7 }, () => fixtures.person()));
    const codes: (string | undefined)[] = [];
    for (const person of people) codes.push((await freeTrialRun(person, id)).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'free_trial_run_limit', 'free_trial_run_limit']);
    expect([await fixtures.balance(ada), (await fixtures.query('select 1 from free_trial_runs where creator_id = ?', [ada.id])).length]).toEqual([45, 5]);
    expect((await freeTrialRun(people[6]!, other)).status).toBe(202);
  });

  it('three of ten people who request three free trial runs at once get one each', async () => {
    const ada = await fixtures.person(50);
    const id = await fixtures.prompt({ owner: ada, freeTrialRuns: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => fixtures.person()));
    const answers = await Promise.all(people.map((person) => person.send('POST', `/api/prompts/${id}/generate`, { body: { expectedTotal: 0, inputs: { topic: 'x' }, freeTrialRun: true }, key: newId() })));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    // The limit of free trial runs by IP address lets at most five requests pass at once. The others are refused before the prompt's free trial runs are
    // counted.
    expect(answers.filter(({ status }) => ![202, 409, 429].includes(status))).toEqual([]);
    expect(await fixtures.balance(ada)).toBe(47);
    const bo = await fixtures.person();
    const both = await fixtures.prompt({ owner: ada, freeTrialRuns: 50 });
    const twice = await Promise.all(Array.from({ length: 8 }, () => bo.send('POST', `/api/prompts/${both}/generate`, { body: { expectedTotal: 0, inputs: { topic: 'x' }, freeTrialRun: true }, key: newId() })));
    expect(twice.filter(({ status }) => status === 202)).toHaveLength(1);
  });
});
