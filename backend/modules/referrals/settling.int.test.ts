import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { decideReferrals } from './commands/decide-referrals.ts';
import { noteOrder, noteTaken } from './commands/note-order.ts';
import { saveTerms } from './commands/save-terms.ts';
import { termsInForce } from './queries/terms.ts';
import { ADMIN, openReferrals } from './testing/referral-fixtures.ts';
import type { ReferralFixtures } from './testing/referral-fixtures.ts';

let fixtures: ReferralFixtures;
let mira: string;
let code: string;
beforeAll(async () => {
  fixtures = await openReferrals();
});
afterAll(() => fixtures.close());
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

/** Makes Mira, a new member with a referral code, for each test. */
async function miraInvites(): Promise<void> {
  mira = await fixtures.person();
  code = await fixtures.codeOf(mira);
}
const got = async (...people: string[]): Promise<number[]> => Promise.all(people.map(async (userId) => (await fixtures.tokens(userId)).fromReferrals));
/** Delivers the events, and returns the subjects of a person's messages, oldest first. */
async function told(userId: string): Promise<string[]> {
  await fixtures.hear();
  return (await rows<{ subject: string }>(fixtures.context.db.knex, 'select subject from messages where user_id = ? order by id', [userId])).map(({ subject }) => subject);
}
const stateOf = async (userId: string) => (await fixtures.referral(userId)).status;

describe('both sides get their tokens', () => {
  it('both people of a referral get their tokens 14 days after the first paid order, once, however often maintenance runs', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    await fixtures.buys(bo);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['pending', [0, 0]]);
    fixtures.later(13.9);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['pending', [0, 0]]);
    fixtures.later(0.2);
    await fixtures.sweep();
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['settled', [10, 10]]);
    expect(await told(mira)).toEqual(['10 tokens for an invitation']);
    expect(await told(bo)).toEqual(['10 tokens for an invitation']);
  });

  it('a referral settles after 7 days already when a token of the order is spent, but not while it is only held', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    await fixtures.buys(bo);
    const { wallet } = fixtures.payments.modules.wallet;
    const run = { generationId: '01990000-0000-7000-8000-0000000000aa' };
    await wallet.placeHold(fixtures.context.db.knex, { userId: bo, amount: 3, ...run });
    fixtures.later(7.1);
    await fixtures.sweep();
    expect(await stateOf(bo)).toBe('pending');
    await wallet.settleHold(fixtures.context.db.knex, { ...run, capture: 1 });
    fixtures.later(0.1);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['settled', [10, 10]]);
  });

  it('a referral reward waits for a confirmed email, and expires if the email is not confirmed within 30 days', async () => {
    await miraInvites();
    const [late, never] = [await fixtures.comes(code, { confirmed: false }), await fixtures.comes(code, { confirmed: false })];
    for (const userId of [late, never]) await fixtures.buys(userId);
    fixtures.later(15);
    await fixtures.sweep();
    expect([await got(mira, late, never), await stateOf(late)]).toEqual([[20, 0, 0], 'pending']);
    await fixtures.context.db.knex('users').where({ id: late }).update({ email_confirmed_at: fixtures.context.clock.now() });
    fixtures.later(31);
    await fixtures.sweep();
    await fixtures.context.db.knex('users').where({ id: never }).update({ email_confirmed_at: fixtures.context.clock.now() });
    fixtures.later(1);
    await fixtures.sweep();
    expect(await got(mira, late, never)).toEqual([20, 10, 0]);
  });

  it('a referral is rewarded for the first paid order only', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    await fixtures.buys(bo);
    fixtures.later(15);
    await fixtures.sweep();
    await fixtures.buys(bo);
    fixtures.later(15);
    await fixtures.sweep();
    expect(await got(mira, bo)).toEqual([10, 10]);
  });
});

describe('a refund or dispute of the first order', () => {
  it('a refund of the first order takes both settled referral rewards back, as debt where they are spent', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    const payment = await fixtures.buys(bo);
    fixtures.later(15);
    await fixtures.sweep();
    await fixtures.spends(mira, 4);
    await fixtures.refund(payment);
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['revoked', [0, 0]]);
    expect(await fixtures.tokens(mira)).toMatchObject({ bonus: 0, debt: 4 });
    expect(await told(mira)).toEqual(['10 tokens for an invitation', '10 tokens for an invitation were taken back']);
    await fixtures.sweep();
    expect(await got(mira, bo)).toEqual([0, 0]);
  });

  it('a refund of the first order revokes pending referral rewards for good', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    await fixtures.refund(await fixtures.buys(bo));
    fixtures.later(20);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['revoked', [0, 0]]);
  });

  it('a refund of the first order after 120 days does not change its referral', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    const payment = await fixtures.buys(bo);
    fixtures.later(15);
    await fixtures.sweep();
    fixtures.later(106);
    await fixtures.refund(payment);
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['settled', [10, 10]]);
  });

  it('a won dispute of the first order makes both referral rewards due again, 14 days later', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    const payment = await fixtures.buys(bo);
    fixtures.later(15);
    await fixtures.sweep();
    const dispute = await fixtures.dispute(payment);
    expect(await got(mira, bo)).toEqual([0, 0]);
    await fixtures.closeDispute(dispute, true);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['pending', [0, 0]]);
    fixtures.later(15);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['settled', [10, 10]]);
  });

  it('a referral is revoked even when the event of the refund arrives before the event of the payment', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    const { context } = fixtures;
    const order = { orderId: '01990000-0000-7000-8000-0000000000bb', userId: bo };
    await context.db.transaction((tx) => noteTaken(tx, context, { ...order, tokens: 40 }, context.clock.now()));
    await context.db.transaction((tx) => noteOrder(tx, context, { ...order, kind: 'tokens', amountCents: 499 }, context.clock.now()));
    expect(await stateOf(bo)).toBe('revoked');
  });
});

describe('milestones and the monthly cap', () => {
  /** Makes `count` friends who came by Mira's link and bought tokens 15 days ago. */
  async function friends(count: number): Promise<{ userId: string; payment: string }[]> {
    const made: { userId: string; payment: string }[] = [];
    for (let index = 0; index < count; index += 1) {
      const userId = await fixtures.comes(code);
      made.push({ userId, payment: await fixtures.buys(userId) });
    }
    fixtures.later(15);
    return made;
  }

  it('a milestone of 25 tokens is paid at five settled friends, taken back when one is revoked, and paid again at the next', async () => {
    await miraInvites();
    const five = await friends(5);
    await fixtures.sweep();
    expect(await got(mira)).toEqual([50 + 25]);
    await fixtures.refund(five[0]!.payment);
    expect(await got(mira)).toEqual([40]);
    await friends(1);
    await fixtures.sweep();
    expect(await got(mira)).toEqual([50 + 25]);
  });

  it('a referrer above the monthly cap gets the reward in the next month, and the friend at once', async () => {
    await miraInvites();
    const { context } = fixtures;
    const before = await termsInForce(context.db.knex);
    await context.db.transaction((tx) => saveTerms(tx, context, { viewer: ADMIN, requestId: 'r' }, { base: before.version, terms: { ...before.terms, monthlyCap: 1 }, reason: 'a test' }));
    const two = await friends(2);
    await fixtures.sweep();
    const paid = await got(mira, ...two.map(({ userId }) => userId));
    expect(paid).toEqual([10, 10, 10]);
    fixtures.later(32);
    await fixtures.sweep();
    expect(await got(mira)).toEqual([20]);
    const after = await termsInForce(context.db.knex);
    await context.db.transaction((tx) => saveTerms(tx, context, { viewer: ADMIN, requestId: 'r' }, { base: after.version, terms: before.terms, reason: 'a test' }));
  });
});

describe('the staff', () => {
  const decide = (action: 'settle' | 'hold' | 'revoke', ids: string[]) =>
    fixtures.context.db.transaction((tx) => decideReferrals(tx, fixtures.context, { viewer: ADMIN, requestId: 'r' }, mira, { action, friendIds: ids, reason: 'Seen by a person' }));

  it('the staff holds, settles and revokes referrals, with an entry in the audit log for each', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    await fixtures.buys(bo);
    const { id } = await fixtures.referral(bo);
    await decide('hold', [id]);
    fixtures.later(20);
    await fixtures.sweep();
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['held', [0, 0]]);
    await decide('settle', [id]);
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['settled', [10, 10]]);
    await decide('revoke', [id]);
    expect([await stateOf(bo), await got(mira, bo)]).toEqual(['revoked', [0, 0]]);
    await expect(decide('settle', [id])).rejects.toMatchObject({ code: 'referral_not_open' });
    const actions = await rows<{ action: string }>(fixtures.context.db.knex, `select payload->>'action' as action from outbox_events where name = 'admin_action' and payload->>'targetId' = ? order by id`, [mira]);
    expect(actions.map(({ action }) => action)).toEqual(['referrals.hold', 'referrals.settle', 'referrals.revoke']);
  });

  it('a referral that the staff settled at once is revoked by a refund like any other', async () => {
    await miraInvites();
    const bo = await fixtures.comes(code);
    const payment = await fixtures.buys(bo);
    await decide('settle', [(await fixtures.referral(bo)).id]);
    expect(await got(mira, bo)).toEqual([10, 10]);
    await fixtures.refund(payment);
    expect(await got(mira, bo)).toEqual([0, 0]);
  });
});
