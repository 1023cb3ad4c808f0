import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '#contracts/must.ts';
import { createCoupon, listCoupons } from '#contracts/pack-builder.ts';
import { quotePack, redeemCode } from '#contracts/packs.ts';
import { newId } from '#kernel/ids.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { codeOf } from '#modules/selling/testing/unlock-calls.ts';
import { call } from '#testing/test-app.ts';
import { bought, buy, codeOfGift, packOf } from './testing/pack-fixtures.ts';

let fixtures: SellingFixtures;
const WRONG_CODES = 10;
beforeAll(async () => {
  fixtures = await openSellingFixtures({ env: { RATE_LIMIT_CODE_ACCOUNT: `${WRONG_CODES}/900` } });
});
afterAll(() => fixtures.close());

const redeem = (person: Person, code: string) => call(person, redeemCode, { body: { code }, key: newId() });
const quote = (person: Person, packId: string, coupon: string) => call(person, quotePack, { params: { id: packId }, query: { coupon } });
async function couponOf(maker: Person, packId: string, code?: string): Promise<string> {
  return (await call(maker, createCoupon, { params: { id: packId }, body: { ...(code === undefined ? {} : { code }), off: { kind: 'percent', value: 10 }, uses: 50 }, key: newId() })).body.coupon.code;
}
/** The status and body of an answer without the request's id, so that two answers can be compared. */
const said = ({ status, body }: { status: number; body: unknown }): unknown => ({ status, ...(body as object), requestId: null });

describe('coupons of a pack', () => {
  it('the coupons of a pack are listed to its maker in pages, latest first, and to no other member', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const { id } = await packOf(fixtures, ada);
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.unshift(await couponOf(ada, id));
    const first = (await call(ada, listCoupons, { params: { id }, query: { limit: 2 } })).body;
    const second = (await call(ada, listCoupons, { params: { id }, query: { limit: 2, cursor: must(first.nextCursor, 'a second page') } })).body;
    expect([first, second].map(({ items }) => items.map(({ code }) => code))).toEqual([made.slice(0, 2), made.slice(2)]);
    expect(second.nextCursor).toBeNull();
    expect((await call(bo, listCoupons, { params: { id } })).status).toBe(404);
  });
});

describe('codes that people type', () => {
  it('after ten wrong coupon or gift codes an account gets a 429 for right ones too, but other accounts do not', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const code = await couponOf(ada, id, 'FOX');
    const tries = [() => redeem(bo, 'FOZ'), () => quote(bo, id, 'FOZ'), () => buy(bo, id, 30, { coupon: 'FOZ' })];
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < WRONG_CODES; n += 1) answers.push(codeOf(await must(tries[n % 3], 'a way to try a code')()));
    expect(new Set(answers)).toEqual(new Set(['not_found', 'coupon_invalid']));
    expect([codeOf(await redeem(bo, code)), codeOf(await quote(bo, id, code)), codeOf(await buy(bo, id, 27, { coupon: code }))]).toEqual(['rate_limited', 'rate_limited', 'rate_limited']);
    // Beyond the limit of wrong codes, a purchase without a code and another account's code still work.
    expect([(await buy(bo, id, 30)).status, (await redeem(cy, code)).status]).toEqual([201, 200]);
  });

  it('a right coupon code uses up no try', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const code = await couponOf(ada, id);
    for (let n = 0; n < WRONG_CODES; n += 1) expect([(await redeem(bo, code)).status, (await quote(bo, id, code)).status]).toEqual([200, 200]);
    // The coupon code is right, and the purchase is refused only because the buyer offers too little, so this is no wrong code.
    for (let n = 0; n < WRONG_CODES; n += 1) expect(codeOf(await buy(bo, id, 1, { coupon: code }))).toBe('price_changed');
    expect((await bought(bo, id, 27, { coupon: code })).paid).toBe(27);
  });

  it('wrong coupon codes that are tried at the same moment all count', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const { id } = await packOf(fixtures, ada);
    const answers = await Promise.all(Array.from({ length: 3 * WRONG_CODES }, (_, n) => quote(bo, id, `NO-${n}`)));
    expect(answers.filter((answer) => codeOf(answer) === 'coupon_invalid')).toHaveLength(WRONG_CODES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * WRONG_CODES);
  });

  it('the answer to an unknown code equals the answer to a code of another pack or person', async () => {
    const [ada, bo, cy] = [await fixtures.person(), await fixtures.person(60), await fixtures.person()];
    const [own, other] = [await packOf(fixtures, ada), await packOf(fixtures, ada)];
    const code = await couponOf(ada, other.id);
    expect(said(await quote(bo, own.id, code))).toEqual(said(await quote(bo, own.id, 'NO-SUCH-CODE')));
    expect(said(await buy(bo, own.id, 30, { coupon: code }))).toEqual(said(await buy(bo, own.id, 30, { coupon: 'NO-SUCH-CODE' })));
    const gift = codeOfGift(await bought(bo, own.id, 30, { giftTo: cy.username }));
    const stranger = await fixtures.person();
    expect(said(await redeem(stranger, gift))).toEqual(said(await redeem(stranger, 'NOSUCHNOSUCH2345')));
    expect((await redeem(cy, gift)).status).toBe(200);
  });
});
