import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/durations.ts';
import { sendTip } from '#contracts/tips.ts';
import { newId } from '#kernel/ids.ts';
import { aWeekPasses, figuresOf, gather } from '#modules/selling/testing/farming-ring.ts';
import type { Ring } from '#modules/selling/testing/farming-ring.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { sized } from '#testing/size.ts';
import { createPlatformCoupon } from './commands/coupons.ts';
import { bought, buy, claim, codeOfGift, contextOf, packOf, refund } from './testing/pack-fixtures.ts';

/** The most bonus tokens that one creator can gain from one payer: 80 % of 20. */
const MOST_PER_PAYER = 16;
const PRICE = 20;
/** How many accounts belong to a ring: one person's accounts that try to gain tokens. Ten of them at most claim a gift. */
const SIZE = sized(6, 12);

let fixtures: SellingFixtures;
beforeAll(async () => {
  const year = String(365 * DAY_MS);
  fixtures = await openSellingFixtures({ env: { SESSION_IDLE_MS: year, SESSION_ABSOLUTE_MS: year } });
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

const packFor = async (maker: Person): Promise<string> => (await packOf(fixtures, maker, { parts: [10, 10, 10], price: PRICE })).id;
const tip = (from: Person, to: Person, amount: number) => call(from, sendTip, { params: { id: to.id }, body: { amount, expectedTotal: amount, note: '' }, key: newId() });
/** Gives each account of the ring purchased tokens, because gifts and tips accept no bonus tokens. */
const sellTokens = async ({ all }: Ring, amount: number): Promise<void> => {
  for (const { id } of all) await fixtures.app.modules.wallet.wallet.grant(fixtures.app.services.db.knex, { userId: id, amount, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'test' });
};

/** The ways in which a ring tries to gain tokens with packs, gifts, coupons and tips. Each returns what the platform added for coupons. */
const STRATEGIES: Record<string, (ring: Ring) => Promise<number>> = {
  async 'buying packs with welcome tokens'({ boss, members }) {
    const packId = await packFor(boss);
    for (const member of members) await bought(member, packId, PRICE);
    return 0;
  },
  async 'giving packs to each other and taking refunds'(ring) {
    const { boss, members } = ring;
    const packId = await packFor(boss);
    for (const member of members.slice(0, 3)) expect((await buy(member, packId, PRICE, { giftTo: { link: true } })).status, 'welcome tokens buy no gift').toBe(402);
    await sellTokens(ring, PRICE);
    const gifts = [];
    for (const [n, member] of members.entries()) gifts.push(await bought(member, packId, PRICE, { giftTo: members[(n + 1) % members.length]!.username }));
    for (const [n, gift] of gifts.slice(0, 10).entries()) expect((await claim(members[(n + 1) % members.length]!, codeOfGift(gift))).status).toBe(200);
    // Every second gift is refunded to its giver, claimed ones among them.
    for (const [n, gift] of gifts.entries()) if (n % 2 === 0) await refund(members[n]!, gift.id);
    return 0;
  },
  async 'using a coupon of the platform'({ boss, members }) {
    const packId = await packFor(boss);
    const viewer = { userId: newId(), sessionId: newId(), username: 'admin', role: 'admin' as const, plan: 'free' as const, elevatedUntil: null };
    const coupon = await fixtures.app.services.db.transaction((tx) => createPlatformCoupon(tx, contextOf(fixtures), { viewer, requestId: 'test' }, packId, { off: { kind: 'percent', value: 90 }, uses: 100 }));
    for (const member of members) await bought(member, packId, PRICE / 10, { coupon: coupon.code });
    return members.length * (PRICE - PRICE / 10);
  },
  async 'tipping in a circle three times'(ring) {
    const { all } = ring;
    expect((await tip(all[1]!, all[0]!, 1)).status, 'welcome tokens cannot tip').toBe(402);
    await sellTokens(ring, PRICE);
    for (let round = 0; round < 3; round += 1) {
      for (const [n, person] of all.entries()) await tip(person, all[(n + 1) % all.length]!, PRICE - 4 * round);
      await aWeekPasses(fixtures);
    }
    return 0;
  },
};

describe(`a ring of ${SIZE} accounts`, () => {
  it.each(Object.keys(STRATEGIES))('a ring of accounts has no more tokens than it was given after: %s', async (name) => {
    const ring = await gather(fixtures, SIZE);
    const added = await STRATEGIES[name]!(ring);
    await aWeekPasses(fixtures);
    const { has, used, debt, given, gain } = await figuresOf(fixtures, ring);
    expect(has + used - debt).toBeLessThanOrEqual(given + added);
    expect(gain).toBeLessThanOrEqual((MOST_PER_PAYER + PRICE) * (ring.confirmed - 1));
  }, 120_000);
});
