import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { freeRetry, generateFromPrompt, getGeneration } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { decideRefund, getQueueCounts, listRefunds } from '#contracts/moderation.ts';
import { askRefund, getOffer, getPerformance, listUnlocks, PERFORMANCE_CSV_PATH, refundUnlock, unlockPrompt } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { newId } from '#kernel/ids.ts';
import { restorePrompt } from '#modules/prompts/commands/decide-version.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

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

const codeOf = (answer: { body: unknown }): string | undefined => (answer.body as { code?: string }).code;
const offerOf = async (person: Person, id: string) => (await call(person, getOffer, { params: { id } })).body.offer;
const buy = (person: Person, id: string, total: number, key = newId()) => call(person, unlockPrompt, { params: { id }, body: { expectedTotal: total }, key });
const giveBack = (person: Person, id: string, key = newId()) => call(person, refundUnlock, { params: { id }, key });
const messagesOf = async ({ id }: Person) =>
  (await fixtures.query<{ subject: string }>(`select subject from messages where user_id = ? and type = 'system_notification' order by created_at, id`, [id])).map(({ subject }) => subject);
/** What a buyer was told about one of their unlocks. */
const told = async ({ id }: Person, unlockId: string) =>
  (await fixtures.query<{ subject: string }>(`select subject from messages where user_id = ? and related_entity_type = 'unlock' and related_entity_id = ? order by created_at, id`, [id, unlockId])).map(({ subject }) => subject);

describe('a royalty', () => {
  it('is part of the capture, goes to the creator’s pending earnings in the same transaction, and once', async () => {
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

  it('takes what its hold has of bought tokens before gifts, and its entry and its earning say so', async () => {
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

  it('is not paid by users who have access to the prompt, nor for a failed run', async () => {
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

  it('is not earned by a free retry, which is sealed like its run and counts in no figure', async () => {
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

describe('an unlock', () => {
  it('costs the price less the royalties of 30 days, opens the text, and is told to the creator', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const id = await fixtures.prompt({ owner: ada, royalty: 2, price: 25, template: 'Write nine very secret lines of words about {{topic}}.', system: 'You keep the tenth line to yourself.' });
    const sealed = await call(bo, getPrompt, { params: { idOrSlug: id } });
    expect([sealed.body.prompt.template, sealed.body.prompt.systemTemplate, sealed.body.prompt.negativeTemplate, sealed.text.includes('tenth line')]).toEqual([undefined, undefined, undefined, false]);
    await fixtures.run(bo, id);
    await fixtures.run(bo, id);
    await fixtures.deliver();
    expect(await offerOf(bo, id)).toMatchObject({ runRoyalty: 2, unlockPrice: 25, credit: 4, total: 21, unlock: null });

    const before = await fixtures.balance(bo);
    const wrong = await buy(bo, id, 20);
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'price_changed', details: { quote: { total: 21 } } }]);
    expect(await fixtures.balance(bo)).toBe(before);
    const unlock = await fixtures.unlock(bo, id);
    expect(unlock).toMatchObject({ promptId: id, version: 1, price: 25, credit: 4, paid: 21, status: 'active', refundable: true, refusal: null });
    expect(await fixtures.balance(bo)).toBe(before - 21);
    expect((await call(bo, getPrompt, { params: { idOrSlug: id } })).body.prompt).toMatchObject({
      template: 'Write nine very secret lines of words about {{topic}}.', systemTemplate: 'You keep the tenth line to yourself.', negativeTemplate: null,
    });
    expect(await offerOf(bo, id)).toMatchObject({ runRoyalty: 0, unlock: { id: unlock.id } });
    await fixtures.deliver();
    expect(await fixtures.pending(ada)).toEqual({ ledger: 25, rows: 25 });
    expect(await messagesOf(ada)).toEqual([expect.stringContaining('was unlocked')]);
    expect((await call(bo, listUnlocks, {})).body.items).toEqual([expect.objectContaining({ prompt: expect.objectContaining({ contentType: 'text' }) })]);

    fixtures.clock.advance(31);
    const cleo = await fixtures.person(100);
    expect((await offerOf(cleo, id)).credit).toBe(0);
    fixtures.clock.advance(-31);
  });

  it('is refused to its author, a second time, for a free prompt, and without tokens; nothing is taken then', async () => {
    const [ada, bo] = [await fixtures.person(100), await fixtures.person(5)];
    const [paid, free] = [await fixtures.prompt({ owner: ada, price: 10 }), await fixtures.prompt({ owner: ada, pricing: 'free' })];
    expect(codeOf(await buy(ada, paid, 10))).toBe('own_prompt');
    expect(codeOf(await buy(bo, free, 0))).toBe('not_for_sale');
    const short = await buy(bo, paid, 10);
    expect([short.status, codeOf(short)]).toEqual([402, 'insufficient_tokens']);
    expect((await fixtures.app.visitor().send('POST', `/api/prompts/${paid}/unlock`, { body: { expectedTotal: 10 } })).status).toBe(401);
    const cleo = await fixtures.person(30);
    await fixtures.unlock(cleo, paid);
    expect(codeOf(await buy(cleo, paid, 10))).toBe('already_unlocked');
    expect([await fixtures.balance(bo), await fixtures.balance(cleo)]).toEqual([5, 20]);
  });

  it('clicked fifty times at once is one, however many keys it has', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(500)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => buy(bo, id, 10, n % 2 ? newId() : key)));
    expect(answers.filter(({ status }) => status === 201).every(({ body }) => body.unlock.id === answers.find(({ status }) => status === 201)!.body.unlock.id)).toBe(true);
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    expect(await fixtures.balance(bo)).toBe(490);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 10, rows: 10 });
    expect(await fixtures.query('select 1 from prompt_access where prompt_id = ? and revoked_at is null', [id])).toHaveLength(1);
  });

  it('that royalties have paid costs nothing', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(30)];
    const id = await fixtures.prompt({ owner: ada, royalty: 5, price: 5 });
    await fixtures.run(bo, id);
    await fixtures.deliver();
    expect(await fixtures.unlock(bo, id)).toMatchObject({ credit: 5, paid: 0 });
    expect(await fixtures.balance(bo)).toBe(24);
  });
});

describe('a refund', () => {
  it('gives exactly the buckets back that paid, takes the earnings back, and closes the text', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(20)];
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.grant(fixtures.app.services.db.knex, { userId: bo.id, amount: 3, kind: 'reward', bucket: 'bonus', key: `b:${bo.id}`, reason: 'test' });
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const before = await wallet.overview(fixtures.app.services.db.knex, bo.id);
    const unlock = await fixtures.unlock(bo, id);
    const answer = await giveBack(bo, unlock.id);
    expect(answer.body.unlock).toMatchObject({ status: 'refunded', refundable: false, refusal: 'already_refunded' });
    expect(await wallet.overview(fixtures.app.services.db.knex, bo.id)).toEqual(before);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 0, rows: 0 });
    expect((await call(bo, getPrompt, { params: { idOrSlug: id } })).body.prompt.template).toBeUndefined();
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_already_refunded');
    expect((await giveBack(ada, unlock.id)).status).toBe(404);
    await fixtures.deliver();
    expect(await messagesOf(bo)).toEqual([expect.stringContaining('is refunded')]);
    await fixtures.unlock(bo, id);
  });

  it('is refused after three runs, counting unfinished ones, and after 24 hours unless the provider failed a later run', async () => {
    const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const unlock = await fixtures.unlock(bo, id);
    for (let n = 0; n < 2; n += 1) await fixtures.run(bo, id);
    const third = await call(bo, generateFromPrompt, { params: { id }, body: { expectedTotal: 99, inputs: { topic: 'ships' } }, key: newId() });
    await fixtures.deliver();
    expect((await offerOf(bo, id)).unlock).toMatchObject({ runsSince: 3, refundable: false, refusal: 'too_many_runs' });
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_many_runs');
    fixtures.provider.script({ do: 'status', status: 400 });
    expect(await fixtures.finish(third.body.generation.id)).toBe('failed');
    await fixtures.deliver();
    expect((await offerOf(bo, id)).unlock).toMatchObject({ runsSince: 2, refundable: true });
    const other = await fixtures.unlock(cleo, id);
    await fixtures.app.services.db.knex('unlocks').where({ id: other.id }).update({ unlocked_at: new Date(Date.now() - 25 * HOUR_MS) });
    expect(codeOf(await giveBack(cleo, other.id))).toBe('refund_too_late');
    // A run that the provider refused because of its request allows no late refund.
    for (const refused of [{ status: 400 }, { status: 400, message: 'content policy', code: 'content_policy_violation' }]) {
      fixtures.provider.script({ do: 'status', ...refused });
      await fixtures.run(cleo, id);
    }
    await fixtures.deliver();
    expect(codeOf(await giveBack(cleo, other.id))).toBe('refund_too_late');
    await fixtures.fail(cleo, id);
    expect((await giveBack(cleo, other.id)).status).toBe(200);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 10, rows: 10 });
  });

  it('is refused after 24 hours when the only failed runs had an empty or too large output', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const unlock = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }));
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where id = ?`, [unlock.id]);
    for (const [code, text] of [['empty', ' '], ['too_large', 'x'.repeat(1_000_000)]] as const) {
      const forced = { do: 'ok' as const, words: [text] };
      fixtures.provider.script(forced, forced, forced);
      const { id } = await fixtures.run(bo, unlock.promptId);
      expect(await fixtures.query('select status, error_code from generations where id = ?', [id])).toEqual([{ status: 'failed', error_code: code }]);
      await fixtures.deliver();
      expect((await offerOf(bo, unlock.promptId)).unlock).toMatchObject({ refundable: false, refusal: 'too_late' });
      expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');
    }
    await fixtures.fail(bo, unlock.promptId);
    expect((await giveBack(bo, unlock.id)).status).toBe(200);
  });

  it('knows of runs before their events do: failures of before the unlock are none, runs under way are some, deleted ones too', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, price: 10, royalty: 0 });
    await fixtures.fail(bo, id);
    const unlock = await fixtures.unlock(bo, id);
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where id = ?`, [unlock.id]);
    await fixtures.query(`update generations set created_at = created_at - interval '26 hours' where prompt_id = ?`, [id]);
    await fixtures.query(`update prompt_runs set requested_at = requested_at - interval '26 hours' where prompt_id = ?`, [id]);
    expect((await offerOf(bo, id)).unlock).toMatchObject({ refundable: false, refusal: 'too_late' });
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');
    await fixtures.fail(bo, id);
    // It would be given back now; but another run is about to deliver, and its end and the refund meet.
    const run = await call(bo, generateFromPrompt, { params: { id }, body: { expectedTotal: 99, inputs: { topic: 'ships' } }, key: newId() });
    const [refund, outcome] = await Promise.all([giveBack(bo, unlock.id), fixtures.finish(run.body.generation.id)]);
    expect([codeOf(refund), outcome]).toEqual(['refund_too_late', 'succeeded']);
    await bo.send('DELETE', `/api/generations/${run.body.generation.id}`);
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');

    const second = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }));
    for (let n = 0; n < 3; n += 1) await fixtures.run(bo, second.promptId);
    expect(codeOf(await giveBack(bo, second.id))).toBe('refund_too_many_runs');
  });

  it('is given to every buyer of a prompt that was taken down, after any number of runs, and counts toward no limit', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(90)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const unlock = await fixtures.unlock(bo, id);
    for (let n = 0; n < 3; n += 1) await fixtures.run(bo, id);
    await fixtures.deliver();
    await fixtures.query(`update prompts set status = 'draft' where id = ?`, [id]);
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.target.remove(tx, id, 'rights'));
    const [item] = (await call(bo, listUnlocks, {})).body.items;
    expect(item!.unlock).toMatchObject({ id: unlock.id, refundable: true, refusal: null });
    for (let round = 0; round < 2; round += 1) await fixtures.deliver();
    expect(await told(bo, unlock.id)).toEqual([expect.stringContaining('was taken down') as string]);
    expect((await giveBack(bo, unlock.id)).status).toBe(200);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 0, rows: 0 });
    await fixtures.app.services.db.transaction((tx) => restorePrompt(tx, fixtures.app.services, id));
    // Its author had taken it from the shop before.
    expect(await fixtures.query('select status, removed_rule from prompts where id = ?', [id])).toEqual([{ status: 'draft', removed_rule: null }]);
    for (let n = 0; n < 3; n += 1) expect((await giveBack(bo, (await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))).id)).status).toBe(200);
  });

  it('that the buyer cannot take can be requested once, and a moderator decides once, with a reason and a message', async () => {
    const [ada, bo, mo] = [await fixtures.person(), await fixtures.person(60), await fixtures.person()];
    await fixtures.query(`update users set role = 'moderator' where id = ?`, [mo.id]);
    await call(mo, login, { body: { username: mo.username, password: 'correct-horse-9' } });
    const ask = (id: string) => call(bo, askRefund, { params: { id }, body: { message: 'It never wrote about gulls.' }, key: newId() });
    const decide = (id: string, decision: 'grant' | 'refuse') => call(mo, decideRefund, { params: { id }, body: { decision, note: 'We looked at your runs.' }, key: newId() });
    const [granted, refused, taken] = [await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })), await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })), await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))];
    expect(codeOf(await ask(granted.id))).toBe('refund_possible');
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where user_id = ?`, [bo.id]);
    await fixtures.query('update unlocks set credit = price, paid = 0 where id = ?', [granted.id]);
    expect(codeOf(await ask(granted.id))).toBe('nothing_paid');
    await fixtures.query('update unlocks set credit = 0, paid = price where id = ?', [granted.id]);
    expect((await Promise.all([ask(granted.id), ask(granted.id)])).map(codeOf).sort()).toEqual(['refund_asked', undefined]);
    for (const { id } of [refused, taken]) expect((await ask(id)).body.unlock).toMatchObject({ mayAsk: false, refusal: 'too_late', request: { status: 'open', answer: null } });
    expect((await call(mo, getQueueCounts)).body.refunds).toBe(3);

    const items = (await call(mo, listRefunds, {})).body.items;
    expect(items[0]).toMatchObject({ unlock: { id: granted.id, paid: 10, refusal: 'too_late' }, buyer: { id: bo.id }, failures: 0, message: 'It never wrote about gulls.', mine: false });
    const requestOf = ({ id }: Unlock) => items.find(({ unlock }) => unlock.id === id)!.id;
    // The buyer presses while a moderator decides: the prompt of the third was taken down, and its unlock goes back once.
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.target.remove(tx, taken.promptId, 'spam'));
    const race = await Promise.all([decide(requestOf(taken), 'grant'), giveBack(bo, taken.id)]);
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    const answers = await Promise.all([decide(requestOf(granted), 'grant'), decide(requestOf(granted), 'grant'), decide(requestOf(refused), 'refuse')]);
    expect(answers.map(codeOf).sort()).toEqual(['already_decided', undefined, undefined]);
    await fixtures.deliver();

    expect([await fixtures.balance(bo), await fixtures.pending(ada), await fixtures.violations()]).toEqual([50, { ledger: 10, rows: 10 }, []]);
    const mine = new Map((await call(bo, listUnlocks, {})).body.items.map(({ unlock }) => [unlock.id, unlock]));
    expect([mine.get(granted.id), mine.get(refused.id)]).toMatchObject([{ status: 'refunded', request: { status: 'granted' } }, { status: 'active', mayAsk: false, request: { status: 'refused', answer: 'We looked at your runs.' } }]);
    expect([await told(bo, granted.id), await told(bo, refused.id)]).toEqual([[expect.stringContaining('is granted') as string], [expect.stringContaining('was refused') as string]]);
    expect((await call(mo, getQueueCounts)).body.refunds).toBe(0);
    // Granted ones count toward no rest.
    for (let n = 0; n < 3; n += 1) expect((await giveBack(bo, (await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))).id)).status).toBe(200);
  });

  it('asked for fifty times at once is one; after the third a person waits 30 days', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const unlocks: Unlock[] = [];
    for (let n = 0; n < 4; n += 1) unlocks.push(await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })));
    const answers = await Promise.all(Array.from({ length: 50 }, () => giveBack(bo, unlocks[0]!.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const unlock of unlocks.slice(1, 3)) expect((await giveBack(bo, unlock.id)).status).toBe(200);
    expect(codeOf(await giveBack(bo, unlocks[3]!.id))).toBe('refund_cooldown');
    expect([await fixtures.balance(bo), (await fixtures.pending(ada)).ledger]).toEqual([50, 10]);
  });
});

describe('a creator’s figures', () => {
  it('come from rows: views once a day, runs of others, unlocks, and what is on its way', async () => {
    const [ada, bo] = [await fixtures.person(20), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, royalty: 2, price: 10 });
    for (let n = 0; n < 3; n += 1) await offerOf(bo, id);
    await offerOf(ada, id);
    // Views that no figure is made of any more are forgotten.
    const ages = () => fixtures.query<{ age: number }>('select cast(? as date) - day as age from prompt_daily_views where prompt_id = ? order by 1', [fixtures.clock.now(), id]);
    await fixtures.query('insert into prompt_daily_views (prompt_id, day, viewer_id, creator_id) select ?, cast(? as date) - age, ?, ? from unnest(array[179, 185]) as age', [id, fixtures.clock.now(), bo.id, ada.id]);
    await fixtures.app.modules.selling.maintenance!.find(({ name }) => name === 'selling.forget_views')!.run();
    expect((await ages()).map(({ age }) => age)).toEqual([0, 179]);
    await fixtures.query('delete from prompt_daily_views where day < cast(? as date)', [fixtures.clock.now()]);
    await fixtures.run(ada, id);
    await fixtures.run(bo, id);
    await fixtures.deliver();
    await fixtures.unlock(bo, id);
    const { performance } = (await call(ada, getPerformance, { query: { days: '7' } })).body;
    expect(performance).toMatchObject({
      views: { now: 1, before: 0 }, runs: { now: 1, before: 0 }, unlocks: { now: 1, before: 0 }, gross: { now: 10, before: 0 }, pending: 10, released: 0,
      net: { now: 8, before: 0 }, trials: { cost: { now: 0, before: 0 }, runs: { now: 0, before: 0 } }, opinions: { likes: 0, reviews: 0, rating: null },
      releases: [{ gross: 10, share: 8 }], paid: [], refunds: { now: 0, before: 0 },
      prompts: [{ id, views: 1, runs: 1, runners: 1, unlocks: 1, refunds: 0, royalties: 2, gross: 10, works: null, liked: null }], models: [{ runs: 1, works: null }],
    });
    expect(performance.days).toHaveLength(7);
    expect(performance.days.at(-1)).toMatchObject({ royalties: 2, unlocks: 8, lineage: 0 });
    const other = await fixtures.prompt({ owner: ada });
    const ofOther = (await call(ada, getPerformance, { query: { days: '7', promptId: other } })).body.performance;
    expect(ofOther).toMatchObject({ views: { now: 0 }, runs: { now: 0 }, gross: { now: 0 }, pending: 10, net: null, prompts: [], models: [] });
    const table = await ada.send('GET', `${PERFORMANCE_CSV_PATH}?days=7`);
    expect(table.text.split('\r\n')[1]).toMatch(/^Prompt [^,]+,[^,]+,1,1,1,1,0,100,,,0,0,2,10$/);
    expect((await bo.send('GET', PERFORMANCE_CSV_PATH)).text.trim().split('\r\n')).toHaveLength(1);
    fixtures.clock.advance(9);
    await fixtures.release();
    expect((await call(ada, getPerformance, { query: { days: '30' } })).body.performance).toMatchObject({ net: { now: 8, before: 0 }, pending: 0, released: 8, releases: [], paid: [{ gross: 10, share: 8 }] });
  });
});
