import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockPerson } from '#contracts/blocks.ts';
import { must } from '#contracts/must.ts';
import { changePack, createCoupon, getPackDraft, publishPack } from '#contracts/pack-builder.ts';
import { getPack, listPacks } from '#contracts/packs.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { removePrompt } from '#modules/prompts/commands/decide-version.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { call } from '#testing/test-app.ts';
import { bought, buy, claim, codeOfGift, packOf, publish, refund, seen } from './testing/pack-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(() => fixtures.close());
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

describe('a maker of packs who deletes the account', () => {
  it('a deleted account leaves its sold packs to their buyers, off the market, and its other packs are deleted', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const [sold, unsold] = [await packOf(fixtures, ada), await packOf(fixtures, ada)];
    await bought(bo, sold.id, 30);
    await call(ada, createCoupon, { params: { id: unsold.id }, body: { off: { kind: 'percent', value: 10 }, uses: 5 }, key: newId() });
    const data = must(fixtures.app.modules.packs.personalData, 'the personal data');
    await fixtures.app.services.db.transaction((tx) => data.erase(tx, ada.id));
    expect(await fixtures.query('select id, status from prompt_packs where owner_id = ?', [ada.id])).toEqual([{ id: sold.id, status: 'draft' }]);
    expect(await fixtures.query('select 1 from pack_versions where pack_id = ? union all select 1 from pack_coupons where pack_id = ?', [unsold.id, unsold.id])).toEqual([]);
    expect((await seen(bo, sold.id)).owned).toBe(true);
  });
});

describe('people of a block', () => {
  it('people of whom one blocked the other cannot give each other packs, and the blocked person does not see the other\'s packs', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(30), await fixtures.person()];
    const { id } = await packOf(fixtures, ada);
    await call(cy, blockPerson, { params: { id: bo.id } });
    expect(codeOf(await buy(bo, id, 30, { giftTo: cy.username }))).toBe('blocked');
    await call(ada, blockPerson, { params: { id: cy.id } });
    const packsOfAda = async (person: Parameters<typeof call>[0]) => (await call(person, listPacks, { query: { creator: ada.username } })).body.items.length;
    expect([await packsOfAda(cy), await packsOfAda(bo), await packsOfAda(fixtures.app.visitor())]).toEqual([0, 1, 1]);
    expect((await buy(bo, id, 30, { giftTo: (await fixtures.person()).username })).status).toBe(201);
  });
});

describe('a gift with a part that was taken down', () => {
  it('a claimed gift opens only the parts that were not refunded to its payer after a take-down', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(30), await fixtures.person()];
    const { id, promptIds } = await packOf(fixtures, ada);
    const purchase = await bought(bo, id, 30, { giftTo: { link: true } });
    const { db } = fixtures.app.services;
    await db.transaction((tx) => removePrompt(tx, { ...fixtures.app.services, media: fixtures.app.modules.media.media }, promptIds[2]!, 'spam'));
    expect((await refund(bo, purchase.id, promptIds[2])).status).toBe(200);
    expect((await claim(cy, codeOfGift(purchase))).status).toBe(200);
    const opened = await fixtures.query<{ prompt_id: string }>('select prompt_id from prompt_access where user_id = ? and revoked_at is null', [cy.id]);
    expect(opened.map((access) => access.prompt_id).sort()).toEqual(promptIds.slice(0, 2).sort());
  });
});

describe('a pack that a moderator hides', () => {
  it('a pack that a moderator hid needs an approval of a changed version even if it is free, and returns unchanged by an appeal', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person()];
    const { id } = await packOf(fixtures, ada);
    await bought(bo, id, 30);
    const { target } = fixtures.app.modules.packs;
    const hiding = must(target.hiding, 'the hiding of packs');
    const inOne = <Value>(act: (tx: Tx) => Promise<Value>): Promise<Value> => fixtures.app.services.db.transaction(act);
    const hide = () => inOne((tx) => hiding.hide(tx, id, 'rights', 'Take the brand out of the title.'));
    const opens = async (person: typeof cy) => (await call(person, getPack, { params: { idOrSlug: id } })).status;
    const submit = () => call(ada, publishPack, { params: { id }, body: {}, key: newId() });
    const change = (body: object) => call(ada, changePack, { params: { id }, body, key: newId() });
    expect([await hide(), await hide()]).toEqual([true, false]);
    expect([await opens(cy), await opens(ada), (await seen(bo, id)).owned, codeOf(await submit())]).toEqual([404, 200, true, 'pack_incomplete']);
    expect((await call(ada, getPackDraft, { params: { id } })).body.pack).toMatchObject({ status: 'draft', reviewNote: 'Take the brand out of the title.', problems: ['unchanged'] });
    await inOne((tx) => hiding.show(tx, id));
    expect(await opens(cy)).toBe(200);
    await hide();
    await change({ title: 'Large shop', price: 0 });
    expect((await submit()).body.pack).toMatchObject({ status: 'in_review', reviewNote: null });
    expect(await opens(cy)).toBe(404);
    await publish(fixtures, ada, (await change({ pitch: 'All you need' })).body.pack.id);
    expect((await seen(cy, id)).title).toBe('Large shop');
    await change({ title: 'Corner shop' });
    expect((await submit()).body.pack.submittedAt).toBeNull();
    expect((await seen(cy, id)).title).toBe('Corner shop');
  });
});
