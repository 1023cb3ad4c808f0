import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { race } from '#testing/race.ts';
import type { Act } from '#testing/race.ts';
import { lockReferrers } from './commands/lock-referrers.ts';
import { payReward } from './commands/pay-reward.ts';
import type { DueReward } from './commands/pay-reward.ts';
import { revokeReferral } from './commands/revoke-referral.ts';
import { settleReferral } from './commands/settle-referral.ts';
import type { Referral } from './queries/find-referral.ts';
import { openReferrals } from './testing/referral-fixtures.ts';
import type { ReferralFixtures } from './testing/referral-fixtures.ts';

let fixtures: ReferralFixtures;
beforeAll(async () => {
  fixtures = await openReferrals();
});
afterAll(async () => {
  expect(await fixtures.violations()).toEqual([]);
  await fixtures.close();
});

/** Makes a due referral: Mira brought a friend, whose first order is 15 days old. */
async function due(): Promise<{ mira: string; bo: string; referral: Referral }> {
  const mira = await fixtures.person();
  const bo = await fixtures.comes(await fixtures.codeOf(mira));
  await fixtures.buys(bo);
  fixtures.later(15);
  return { mira, bo, referral: await fixtures.referral(bo) };
}
const got = async (...people: string[]): Promise<number[]> => Promise.all(people.map(async (userId) => (await fixtures.tokens(userId)).fromReferrals));

const PENDING = `select id, user_id as "userId", kind, amount, round from referral_rewards where attribution_id = ? and status = 'pending' order by user_id`;

it('a referral that two workers settle at once is paid once', async () => {
  const { mira, bo, referral } = await due();
  const settle: Act = (tx) => settleReferral(tx, fixtures.context, referral.id);
  expect(await race(fixtures.context.db, settle, settle, settle)).toEqual(['done', 'done', 'done']);
  expect(await got(mira, bo)).toEqual([10, 10]);
});

it('the test detects a copy that pays before it locks, because its second payment meets the same ledger key', async () => {
  const { mira, bo, referral } = await due();
  const careless: Act = async (tx, together) => {
    const found = await rows<DueReward>(tx, PENDING, [referral.id]);
    await together();
    // The broken copy of the settling command pays each pending reward without checking its status. To do that twice, it sets the status back to pending first.
    for (const reward of found) {
      await rows(tx, `update referral_rewards set status = 'pending' where id = ?`, [reward.id]);
      await payReward(tx, fixtures.context, reward, { referral, friends: null });
    }
  };
  const ends = await race(fixtures.context.db, careless, careless);
  expect(ends).toContain('done');
  expect(ends.some((end) => end.includes('is in the ledger already'))).toBe(true);
  expect(await got(mira, bo)).toEqual([10, 10]);
});

const AFTER = { by: 'staff', reason: 'A test' } as const;
const revoke = (referral: Referral): Act => async (tx) => {
  await lockReferrers(tx, [referral.referrerId]);
  await revokeReferral(tx, fixtures.context, referral.id, AFTER);
};

it.each([1, 2, 3])('a referral that is revoked while it settles leaves no tokens in the wallets, try %i', async () => {
  const { mira, bo, referral } = await due();
  expect(await race(fixtures.context.db, (tx) => settleReferral(tx, fixtures.context, referral.id), revoke(referral))).toEqual(['done', 'done']);
  expect([await got(mira, bo), (await fixtures.referral(bo)).status]).toEqual([[0, 0], 'revoked']);
  await fixtures.sweep();
  expect(await got(mira, bo)).toEqual([0, 0]);
});

it('the test detects a copy that pays a reward which it read before the revocation', async () => {
  const { mira, bo, referral } = await due();
  /** A broken copy of the settling command: it reads the rewards, waits, and pays them without a lock. */
  const careless: Act = async (tx: Tx, together) => {
    const found = await rows<DueReward>(tx, PENDING, [referral.id]);
    await together();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const reward of found) {
      await rows(tx, `update referral_rewards set status = 'pending' where id = ?`, [reward.id]);
      await payReward(tx, fixtures.context, reward, { referral, friends: null });
    }
  };
  const eager: Act = async (tx, together) => {
    await together();
    return revoke(referral)(tx, together);
  };
  await race(fixtures.context.db, careless, eager);
  expect([await got(mira, bo), (await fixtures.referral(bo)).status]).toEqual([[10, 10], 'revoked']);
});
