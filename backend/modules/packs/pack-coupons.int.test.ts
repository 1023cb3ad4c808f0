import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '#contracts/must.ts';
import { createCoupon, listCoupons } from '#contracts/pack-builder.ts';
import { newId } from '#kernel/ids.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { packOf } from './testing/pack-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(() => fixtures.close());

describe('coupons of a pack', () => {
  it('are listed in pages to its maker, the latest first, and to no other member', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const { id } = await packOf(fixtures, ada);
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) made.unshift((await call(ada, createCoupon, { params: { id }, body: { off: { kind: 'percent', value: 10 }, uses: 1 }, key: newId() })).body.coupon.code);
    const first = (await call(ada, listCoupons, { params: { id }, query: { limit: 2 } })).body;
    const second = (await call(ada, listCoupons, { params: { id }, query: { limit: 2, cursor: must(first.nextCursor, 'a second page') } })).body;
    expect([first, second].map(({ items }) => items.map(({ code }) => code))).toEqual([made.slice(0, 2), made.slice(2)]);
    expect(second.nextCursor).toBeNull();
    expect((await call(bo, listCoupons, { params: { id } })).status).toBe(404);
  });
});
