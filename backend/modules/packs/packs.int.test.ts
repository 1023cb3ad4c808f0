import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPackItem, changePack, changePackItem, createCoupon, createPack, publishPack, removePackItem, unpublishPack } from '#contracts/pack-builder.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { suggestPrompts } from '#contracts/prompt-discovery.ts';
import { createReport } from '#contracts/reports.ts';
import { writeReview } from '#contracts/reviews.ts';
import { getGift, getPack, getRelatedPacks, listPacks, listPurchases, redeemCode, tickStep } from '#contracts/packs.ts';
import { listTransactions } from '#contracts/wallet.ts';
import { newId } from '#kernel/ids.ts';
import { removePrompt } from '#modules/prompts/commands/decide-version.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { call } from '#testing/test-app.ts';
import { bought, buy, claim, codeOfGift, contextOf, packOf, promptsOf, publish, refund, seen } from './testing/pack-fixtures.ts';
import { fundSamples } from './commands/fund-samples.ts';
import { returnGifts } from './commands/return-gifts.ts';

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

const templateOf = async (person: Parameters<typeof call>[0], promptId: string) => (await call(person, getPrompt, { params: { idOrSlug: promptId } })).body.prompt.template;

describe('a maker of packs', () => {
  it('a pack needs three published prompts of its maker, a paid pack an approved paid prompt too, and a moderator before it is sold', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    expect(codeOf(await call(ada, createPack, { body: { title: 'Too soon' }, key: newId() }))).toBe('few_prompts');
    const promptIds = await promptsOf(fixtures, ada, [10, 20, 0]);
    const foreign = (await promptsOf(fixtures, bo, [5]))[0]!;
    expect(codeOf(await call(ada, createPack, { body: { title: 'Not mine', promptIds: [foreign] }, key: newId() }))).toBe('not_own_prompt');
    const { pack } = (await call(ada, createPack, { body: { title: 'Window', promptIds }, key: newId() })).body;
    expect(pack.problems).toEqual(['no_category', 'no_value']);
    const change = (body: object) => call(ada, changePack, { params: { id: pack.id }, body, key: newId() });
    await change({ category: 'creative-writing', price: 31 });
    const last = (await call(ada, changePackItem, { params: { id: pack.id, promptId: promptIds[2]! }, body: { listValue: 5, after: null, freeSample: true }, key: newId() })).body.pack;
    expect([last.items.map(({ promptId }) => promptId), last.listValue, last.savePercent, last.share, last.problems]).toEqual([[promptIds[2], promptIds[0], promptIds[1]], 35, 11, 24, []]);
    const waiting = (await call(ada, publishPack, { params: { id: pack.id }, body: {}, key: newId() })).body.pack;
    expect([waiting.status, waiting.problems]).toEqual(['in_review', ['unchanged']]);
    expect((await call(bo, listPacks, { query: {} })).body.items.map(({ id }) => id)).not.toContain(pack.id);
    await publish(fixtures, ada, (await change({ pitch: 'For a window' })).body.pack.id);
    const shown = await seen(bo, pack.id);
    expect([shown.pitch, shown.price, shown.items.map(({ keepsRoyalty, freeSample, sampleLeft }) => [keepsRoyalty, freeSample, sampleLeft])]).toEqual(['For a window', 31, [[true, true, true], [false, false, false], [false, false, false]]]);
    expect((await call(bo, changePack, { params: { id: pack.id }, body: { price: 1 }, key: newId() })).status).toBe(404);
  });
});

describe('a buyer of a pack', () => {
  it('a buyer pays less for a pack with an owned part, gets all parts, and the maker earns by list values after seven days', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const { id, promptIds } = await packOf(fixtures, ada, { parts: [10, 20, 30, 0], price: 40 });
    await fixtures.unlock(bo, promptIds[1]!);
    // The buyer has a part of list value 20 of 65. So the price of 40 falls by 12.3, which is rounded up to 13 in the buyer's favour.
    const before = await seen(bo, id);
    expect([before.quote, before.ownedItems, before.mayOpen]).toEqual([{ listValue: 65, price: 40, owned: 13, coupon: 0, total: 27 }, 1, false]);
    expect(codeOf(await buy(bo, id, 26))).toBe('price_changed');
    const purchase = await bought(bo, id, 27);
    expect([purchase.paid, purchase.items.map(({ paid }) => paid), purchase.refundable]).toEqual([27, [6, 0, 18, 3], true]);
    expect(await Promise.all(promptIds.map(async (promptId) => (await templateOf(bo, promptId)) !== undefined))).toEqual([true, true, true, true]);
    expect(await fixtures.balance(bo)).toBe(100 - 20 - 27);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 47, rows: 47 });
    expect(codeOf(await buy(bo, id, 27))).toBe('already_owned');
    expect(codeOf(await buy(ada, id, 40))).toBe('own_pack');
    const lines = (await call(bo, listTransactions, { query: { types: 'pack' } })).body.items;
    expect(lines.map(({ amount, title, refType }) => [amount, title, refType])).toEqual([[-27, 'Pack “Small shop”', 'prompt_pack']]);
    // A run of a part that is sold by the run still costs its royalty. Parts that are sold by unlocks cost no royalty.
    const texts = fixtures.app.modules.prompts.texts;
    const royalties = await Promise.all(promptIds.map(async (promptId) => (await texts.runnable(fixtures.app.services.db.knex, promptId, bo.id)).runRoyalty));
    expect(royalties).toEqual([0, 0, 0, 2]);
    expect((await call(bo, tickStep, { params: { id, promptId: promptIds[0]! }, key: newId() })).body.done).toEqual([promptIds[0]]);
    expect((await call(bo, listPacks, { query: { scope: 'owned' } })).body.items).toMatchObject([{ id, owned: true, done: 1, sales: 1 }]);
    fixtures.clock.advance(8);
    await fixtures.release();
    expect([await fixtures.balance(ada), await fixtures.pending(ada)]).toEqual([37, { ledger: 0, rows: 0 }]);
  });

  it('a buyer can refund a pack within a day and fewer than three runs of all parts, and each person who earned gives back their part', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const { id, promptIds } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30);
    const answer = await refund(bo, purchase.id);
    expect(answer.body.purchase).toMatchObject({ status: 'refunded', returned: 30, refusal: 'already_refunded' });
    expect([await fixtures.balance(bo), await fixtures.pending(ada)]).toEqual([60, { ledger: 0, rows: 0 }]);
    expect(await templateOf(bo, promptIds[0]!)).toBeUndefined();
    expect((await refund(ada, purchase.id)).status).toBe(404);
    const other = await bought(cy, id, 30);
    for (const promptId of promptIds) await fixtures.run(cy, promptId);
    expect(codeOf(await refund(cy, other.id))).toBe('refund_too_many_runs');
    expect((await seen(ada, id)).sales).toBe(2);
  });

  it('a buyer gets the value of a part back after it was taken down, even from released earnings, and keeps the other parts', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const { id, promptIds } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30);
    expect(codeOf(await refund(bo, purchase.id, promptIds[2]))).toBe('part_not_refundable');
    fixtures.clock.advance(8);
    await fixtures.release();
    expect(await fixtures.balance(ada)).toBe(24);
    await fixtures.app.services.db.transaction((tx) => removePrompt(tx, { ...fixtures.app.services, media: fixtures.app.modules.media.media }, promptIds[2]!, 'spam'));
    const after = (await refund(bo, purchase.id, promptIds[2])).body.purchase;
    expect([after.status, after.returned, after.items.map(({ refunded }) => refunded)]).toEqual(['active', 15, [false, false, true]]);
    expect([await fixtures.balance(bo), await fixtures.balance(ada)]).toEqual([45, 12]);
    expect(await templateOf(bo, promptIds[0]!)).toBeDefined();
    expect((await seen(bo, id)).quote.price).toBe(30);
  });

  it('a buyer of a pack gets parts that are added later, keeps removed ones, and reads what changed', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const { id, promptIds } = await packOf(fixtures, ada);
    await bought(bo, id, 30);
    const [more] = await promptsOf(fixtures, ada, [40]);
    await call(ada, removePackItem, { params: { id, promptId: promptIds[0]! }, key: newId() });
    expect((await call(ada, addPackItem, { params: { id }, body: { promptId: more! }, key: newId() })).status).toBe(201);
    await call(ada, changePack, { params: { id }, body: { price: 50 }, key: newId() });
    await publish(fixtures, ada, id);
    await fixtures.deliver();
    const shown = await seen(bo, id);
    expect([shown.addedSince, shown.changes.map(({ kind }) => kind).sort(), shown.purchase?.paid]).toEqual([1, ['added', 'price', 'removed'], 30]);
    expect([await templateOf(bo, more!), await templateOf(bo, promptIds[0]!)].every((text) => text !== undefined)).toBe(true);
    expect(shown.items.find(({ prompt }) => prompt.id === more)).toMatchObject({ added: true, owned: true });
    expect((await call(bo, listPurchases, { query: {} })).body.items).toHaveLength(1);
  });
});

describe('a gift', () => {
  it('a gift costs the full price of the pack, takes no bonus tokens, and opens for the person who claims it', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(35), await fixtures.person()];
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.grant(fixtures.app.services.db.knex, { userId: cy.id, amount: 90, kind: 'reward', bucket: 'bonus', key: `b:${cy.id}`, reason: 'test' });
    const { id, promptIds } = await packOf(fixtures, ada);
    expect((await buy(cy, id, 30, { giftTo: bo.username })).status).toBe(402);
    expect(codeOf(await buy(bo, id, 30, { giftTo: bo.username }))).toBe('gift_to_self');
    const purchase = await bought(bo, id, 30, { giftTo: cy.username });
    expect([purchase.role, purchase.gift?.status, purchase.gift?.to?.username, (await seen(bo, id)).owned]).toEqual(['giver', 'open', cy.username, false]);
    const code = codeOfGift(purchase);
    const dan = await fixtures.person();
    expect([(await call(dan, getGift, { params: { code } })).status, (await claim(dan, code)).status, codeOf(await claim(bo, code))]).toEqual([404, 404, 'own_gift']);
    const claimed = (await call(cy, redeemCode, { body: { code: code.toLowerCase() }, key: newId() })).body;
    expect(claimed).toMatchObject({ kind: 'gift', purchase: { role: 'receiver', paid: null, gift: { status: 'claimed', url: null } } });
    expect(await templateOf(cy, promptIds[0]!)).toBeDefined();
    expect(codeOf(await claim(cy, code))).toBe('gift_claimed');
    await fixtures.deliver();
    // Only the payer of a gift can refund it, and the runs of its receiver count against the refund.
    expect((await refund(cy, purchase.id)).status).toBe(404);
    expect((await refund(bo, purchase.id)).status).toBe(200);
    expect([await fixtures.balance(bo), await templateOf(cy, promptIds[0]!)]).toEqual([35, undefined]);
  });

  it('a gift that no person claims returns to its payer after 30 days, even out of released earnings', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(30)];
    const { id } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30, { giftTo: { link: true } });
    fixtures.clock.advance(29);
    await fixtures.release();
    await returnGifts(contextOf(fixtures));
    expect([await fixtures.balance(bo), await fixtures.balance(ada)]).toEqual([0, 24]);
    fixtures.clock.advance(2);
    const cy = await fixtures.person();
    expect(codeOf(await claim(cy, codeOfGift(purchase)))).toBe('gift_returned');
    await returnGifts(contextOf(fixtures));
    await returnGifts(contextOf(fixtures));
    expect([await fixtures.balance(bo), await fixtures.balance(ada)]).toEqual([30, 0]);
    expect(codeOf(await claim(cy, codeOfGift(purchase)))).toBe('gift_returned');
  });
});

describe('a pack on the market', () => {
  it('the free sample of a pack runs once a day for each person at the maker\'s cost, even if its prompt is sold in packs only', async () => {
    const [ada, bo] = [await fixtures.person(20), await fixtures.person(5)];
    const { id, promptIds } = await packOf(fixtures, ada);
    await fixtures.query(`update prompts set pricing = 'pack_only' where id = ?`, [promptIds[0]]);
    expect((await fixtures.run(bo, promptIds[0]!)).code).toBe('pack_only');
    await call(ada, changePackItem, { params: { id, promptId: promptIds[0]! }, body: { freeSample: true, listValue: 10 }, key: newId() });
    await publish(fixtures, ada, id);
    expect((await seen(bo, id)).items[0]).toMatchObject({ freeSample: true, sampleLeft: true });
    const trial = await call(bo, generateFromPrompt, { params: { id: promptIds[0]! }, body: { expectedTotal: 0, inputs: { topic: 'gulls' }, freeTrialRun: true }, key: newId() });
    expect(trial.status).toBe(202);
    expect(await fixtures.finish(trial.body.generation.id)).toBe('succeeded');
    expect([await fixtures.balance(bo), (await fixtures.balance(ada)) < 20, (await seen(bo, id)).items[0]?.sampleLeft]).toEqual([5, true, false]);
  });

  it('a pack is reviewed by holders who ran a part of it, and its buyers keep it after a moderator takes it down', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(80), await fixtures.person(80)];
    const { id, promptIds } = await packOf(fixtures, ada);
    const review = (person: typeof bo) => call(person, writeReview, { body: { targetType: 'prompt_pack', targetId: id, rating: 4, works: true, title: 'Good', body: 'It helped.' }, key: newId() });
    await bought(bo, id, 30);
    expect(codeOf(await review(bo))).toBe('run_first');
    for (const person of [bo, cy]) await fixtures.run(person, promptIds[0]!);
    await fixtures.deliver();
    expect([codeOf(await review(cy)), (await review(bo)).status, codeOf(await review(ada))]).toEqual(['run_first', 200, 'own_prompt']);
    await fixtures.deliver();
    expect(await seen(cy, id)).toMatchObject({ reviews: 1, rating: 4 });
    expect((await call(cy, createReport, { body: { targetType: 'prompt_pack', targetId: id, rule: 'spam', details: '' }, key: newId() })).status).toBe(201);
    const { target } = fixtures.app.modules.packs;
    await fixtures.app.services.db.transaction((tx) => target.remove(tx, id, 'spam'));
    expect([(await call(cy, getPack, { params: { idOrSlug: id } })).status, (await seen(bo, id)).status]).toEqual([404, 'removed']);
    await call(ada, changePack, { params: { id }, body: { price: 0 }, key: newId() });
    expect(codeOf(await call(ada, publishPack, { params: { id }, body: {}, key: newId() }))).toBe('pack_removed');
    await fixtures.app.services.db.transaction((tx) => target.restore(tx, id, null, { type: 'prompt_pack', id, title: '', slug: null, ownerId: ada.id }));
    expect((await seen(cy, id)).status).toBe('published');
  });

  it('a pack that its maker unpublished stays off the market when a moderator\'s removal is overturned', async () => {
    const ada = await fixtures.person();
    const { id } = await packOf(fixtures, ada);
    expect((await call(ada, unpublishPack, { params: { id }, key: newId() })).status).toBe(200);
    const { target } = fixtures.app.modules.packs;
    await fixtures.app.services.db.transaction((tx) => target.remove(tx, id, 'spam'));
    await fixtures.app.services.db.transaction((tx) => target.restore(tx, id, null, { type: 'prompt_pack', id, title: '', slug: null, ownerId: ada.id }));
    expect((await seen(ada, id)).status).toBe('draft');
    expect((await call(fixtures.app.visitor(), getPack, { params: { idOrSlug: id } })).status).toBe(404);
  });

  it('packs that come with the product are official, and are found by search, suggestions and the sitemap', async () => {
    await fixtures.app.modules.prompts.seed();
    await fixtures.app.modules.packs.seed();
    expect(await fixtures.app.modules.packs.seed()).toBe(0);
    const visitor = fixtures.app.visitor();
    const { items } = (await call(visitor, listPacks, { query: { q: 'launch' } })).body;
    expect(items).toMatchObject([{ slug: 'launch-day', official: true, featured: true, itemCount: 6, price: 90, listValue: 150, savePercent: 40, creator: { platform: true } }]);
    const pack = (await call(visitor, getPack, { params: { idOrSlug: 'shop-window-season' } })).body.pack;
    expect([pack.items.length, pack.items[0]?.freeSample, pack.quote.total]).toEqual([5, true, 70]);
    expect((await call(visitor, suggestPrompts, { query: { q: 'season' } })).body.packs).toMatchObject([{ slug: 'shop-window-season', price: 70 }]);
    expect(await fixtures.app.modules.packs.packs.map(fixtures.app.services.db.knex, 9_000)).toEqual(expect.arrayContaining([expect.objectContaining({ slug: 'launch-day' })]));
    expect((await call(visitor, getRelatedPacks, { params: { id: pack.id } })).body.items.length).toBeGreaterThan(0);
    const funded = () => fixtures.query(`select distinct w.bonus from wallets w join prompts p on p.owner_id = w.user_id where p.slug in ('launch-day-kit', 'seasonal-hero-banner')`);
    await fundSamples(contextOf(fixtures));
    await fundSamples(contextOf(fixtures));
    expect(await funded()).toEqual([{ bonus: 60 }]);
    // The wallet is now below the budget, as after a visitor's run. The day's budget was given already, so the wallet is not filled again.
    const { knex } = fixtures.app.services.db;
    for (const { id: userId } of await fixtures.query<{ id: string }>(`select distinct owner_id as id from prompts where slug in ('launch-day-kit', 'seasonal-hero-banner')`)) {
      await fixtures.app.modules.wallet.wallet.debit(knex, { userId, amount: 4, key: `spent:${userId}`, reason: 'test' });
    }
    await fundSamples(contextOf(fixtures));
    expect(await funded()).toEqual([{ bonus: 56 }]);
    fixtures.clock.advance(1);
    await fundSamples(contextOf(fixtures));
    expect(await funded()).toEqual([{ bonus: 60 }]);
  });
});

describe('a coupon', () => {
  it('a maker\'s coupon lowers what the maker earns, leaves 1 token to pay, and can be used again after a refund', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const made = (await call(ada, createCoupon, { params: { id }, body: { code: `all-${id.slice(-6)}`, off: { kind: 'percent', value: 100 }, uses: 1 }, key: newId() })).body.coupon;
    expect(made).toMatchObject({ fundedBy: 'author', usesLeft: 1, status: 'active' });
    const purchase = await bought(bo, id, 1, { coupon: made.code.toLowerCase() });
    expect([purchase.paid, await fixtures.pending(ada)]).toEqual([1, { ledger: 1, rows: 1 }]);
    const cy = await fixtures.person(60);
    expect(codeOf(await buy(cy, id, 30, { coupon: made.code }))).toBe('coupon_invalid');
    await refund(bo, purchase.id);
    expect((await bought(cy, id, 1, { coupon: made.code })).paid).toBe(1);
  });

  it('the platform bears the difference of its own coupon, which reaches the maker as bonus tokens and returns with a refund', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    await fixtures.query(`insert into pack_coupons (id, code, funded_by, kind, value, uses, created_at) values (?, ?, 'platform', 'tokens', 25, 9, now())`, [newId(), `P${id.slice(-8).toUpperCase()}`]);
    const coupon = `p${id.slice(-8)}`;
    const purchase = await bought(bo, id, 5, { coupon });
    expect([purchase.paid, await fixtures.pending(ada)]).toEqual([5, { ledger: 30, rows: 30 }]);
    await refund(bo, purchase.id);
    expect([await fixtures.balance(bo), await fixtures.pending(ada)]).toEqual([60, { ledger: 0, rows: 0 }]);
    await fixtures.query(`update users set email_confirmed_at = now(), created_at = created_at - interval '3 days' where id = ?`, [cy.id]);
    await bought(cy, id, 5, { coupon });
    fixtures.clock.advance(8);
    await fixtures.release();
    // The coupon paid 20 of the 25 tokens and the buyer 5. The maker gets 80 % of 25, which is 20.
    expect(await fixtures.balance(ada)).toBe(20);
    expect(codeOf(await buy(bo, id, 30, { coupon: 'NOPE-NOPE' }))).toBe('coupon_invalid');
  });
});
