import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { pendingBySource } from '../queries/pending-earned.ts';
import { InsufficientTokens, pendingShort, spendingStopped, walletMissing } from '../wallet.errors.ts';
import type { BucketSplit, EarningsRelease, Sale, SaleRefund, Share } from '../wallet.ts';
import { postLegs, received } from './post-legs.ts';
import type { Leg, LockedWallet, PostedLegs } from './post-legs.ts';

const SPENDING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;
const CLAW_BACK_ORDER = ['purchased', 'earned', 'subscription', 'bonus'] as const;

const wholeAmount = (amount: number): void => {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to pay: ${amount}`);
};

/**
 * Moves tokens from a buyer's wallet to a creator's pending earnings, once per key. They leave the wallet in the spending order
 * (docs/rules/wallet.md#spending-order); `split` says how many each bucket gave.
 * @throws InsufficientTokens, AppError budget_reached when the buyer has stopped spending, ledger_key_reused, wallet_missing
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function payCreator(tx: Tx, clock: Clock, sale: Sale): Promise<PostedLegs & { split: BucketSplit }> {
  const { userId, creatorId, amount, kind, key, reason, refType, refId, subsidy = 0, withoutBonus = false } = sale;
  wholeAmount(amount);
  const order = withoutBonus ? SPENDING_ORDER.filter((bucket) => bucket !== 'bonus') : SPENDING_ORDER;
  const posted = await postLegs(tx, clock, {
    key, kind, reason, refType, refId, request: { kind, amount, userId, creatorId, ...(subsidy > 0 ? { subsidy } : {}) }, wallets: [userId],
    legs(wallets) {
      const wallet = wallets.get(userId);
      if (!wallet) throw walletMissing();
      if (wallet.stopped) throw spendingStopped(amount);
      const spendable = wallet.debt > 0 ? 0 : order.reduce((sum, bucket) => sum + wallet[bucket], 0);
      if (spendable < amount) throw new InsufficientTokens(amount, spendable, wallet.debt);
      const { legs, split } = taken(wallet, order, amount);
      return [
        ...legs,
        { owner: creatorId, account: 'pending_earned', amount: amount + subsidy, split: { ...split, bonus: split.bonus + subsidy } },
        { owner: null, account: 'platform_rewards', amount: -subsidy },
      ];
    },
  });
  return { ...posted, split: await splitOf(tx, posted.transactionId, userId) };
}

/**
 * Gives a sale back to its buyer, once per key. The buyer's debt is paid first, and the rest returns to the buckets that paid.
 * The tokens come from the creator's pending earnings. After a release they come from the wallets that got a share, which owe
 * what they have spent. The platform gives the rest, and the shares of accounts without a wallet.
 * @throws AppError pending_short when less is pending than the sale brought, ledger_key_reused, wallet_missing
 * @throws RangeError for shares above what was paid
 */
export function refundSale(tx: Tx, clock: Clock, refund: SaleRefund): Promise<PostedLegs> {
  const { userId, creatorId, split, fromPending, shares, subsidy = 0, key, reason, refType, refId } = refund;
  const amount = total(split);
  wholeAmount(amount);
  return postLegs(tx, clock, {
    key, kind: 'refund', reason, refType, refId, request: { kind: 'refund of a sale', amount, userId, creatorId },
    wallets: [userId, creatorId, ...shares.map((share) => share.userId)],
    async legs(wallets) {
      const buyer = wallets.get(userId);
      if (!buyer) throw walletMissing();
      await refuseShort(tx, creatorId, fromPending);
      // The buyer's entries come first: a fork's buyer may be the original's author, who then returns a share out of this refund.
      const legs: Leg[] = [outOfPending(creatorId, fromPending), ...givenBack(buyer, split)];
      let fromPlatform = amount + subsidy - total(fromPending);
      for (const share of shares) {
        const wallet = wallets.get(share.userId);
        if (!wallet) continue;
        legs.push(...takenOrOwed(wallet, share));
        fromPlatform -= share.amount;
      }
      if (fromPlatform < 0) throw new RangeError(`Shares exceed the sale of ${key}`);
      return [...legs, { owner: null, account: 'platform_rewards', amount: subsidy }, { owner: null, account: 'platform_fees', amount: -fromPlatform }];
    },
  });
}

/**
 * Releases pending earnings, once per key: each share becomes spendable, and a debt of its owner is paid first. The platform
 * gets the rest, and the shares of accounts without a wallet, such as platform accounts.
 * @throws AppError pending_short, ledger_key_reused
 * @throws RangeError for shares above the earnings, or `earned` shares above what was not paid from bonus tokens
 */
export function releaseEarnings(tx: Tx, clock: Clock, release: EarningsRelease): Promise<PostedLegs> {
  const { creatorId, split, shares, kind, key, reason } = release;
  const gross = total(split);
  wholeAmount(gross);
  return postLegs(tx, clock, {
    key, kind, reason, request: { kind, gross, creatorId }, wallets: [creatorId, ...shares.map(({ userId }) => userId)],
    async legs(wallets) {
      await refuseShort(tx, creatorId, split);
      const paid = shares.filter(({ userId }) => wallets.has(userId));
      const rest = gross - paid.reduce((sum, { amount }) => sum + amount, 0);
      if (rest < 0) throw new RangeError(`Shares exceed the earnings of ${key}`);
      const payable = paid.filter(({ bucket }) => bucket === 'earned').reduce((sum, { amount }) => sum + amount, 0);
      if (payable > gross - split.bonus) throw new RangeError(`Bonus tokens would become earned ones in ${key}`);
      return [
        outOfPending(creatorId, split),
        ...paid.flatMap(({ userId, amount, bucket }) => received(must(wallets.get(userId), 'the wallet of a person who is paid'), bucket, amount)),
        { owner: null, account: 'platform_fees', amount: rest },
      ];
    },
  });
}

const total = (split: BucketSplit): number => SPENDING_ORDER.reduce((sum, bucket) => sum + split[bucket], 0);

const outOfPending = (creatorId: string, split: BucketSplit): Leg => ({
  owner: creatorId,
  account: 'pending_earned',
  amount: 0 - total(split),
  split: { bonus: 0 - split.bonus, subscription: 0 - split.subscription, earned: 0 - split.earned, purchased: 0 - split.purchased },
});

/** At a refund, takes a released share back, from its own bucket first. The part that its owner has spent becomes debt. */
function takenOrOwed(wallet: LockedWallet, { amount, bucket }: Share): Leg[] {
  const { legs, owed } = taken(wallet, [bucket, ...CLAW_BACK_ORDER.filter((each) => each !== bucket)], amount);
  wallet.debt += owed;
  return [...legs, { owner: wallet.userId, account: 'debt', amount: -owed }];
}

/** Takes tokens from the buckets in this order, and returns how many are missing. */
function taken(wallet: LockedWallet, order: readonly (keyof BucketSplit)[], amount: number): { legs: Leg[]; split: BucketSplit; owed: number } {
  const legs: Leg[] = [];
  const split: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  let left = amount;
  for (const account of order) {
    const part = Math.min(left, wallet[account]);
    legs.push({ owner: wallet.userId, account, amount: -part });
    wallet[account] -= part;
    split[account] = part;
    left -= part;
  }
  return { legs, split, owed: left };
}

const givenBack = (buyer: LockedWallet, split: BucketSplit): Leg[] => SPENDING_ORDER.flatMap((bucket) => received(buyer, bucket, split[bucket]));

// The caller has locked the creator's wallet: otherwise two releases could both see, and both take, the same pending tokens.
async function refuseShort(tx: Tx, creatorId: string, split: BucketSplit): Promise<void> {
  if (total(split) === 0) return;
  const pending = await pendingBySource(tx, creatorId);
  if (SPENDING_ORDER.some((bucket) => pending[bucket] < split[bucket])) throw pendingShort();
}

async function splitOf(tx: Tx, transactionId: string, userId: string): Promise<BucketSplit> {
  const legs = await rows<{ account: keyof BucketSplit; amount: number }>(
    tx, 'select account, amount from ledger_entries where tx_id = ? and owner = ? and chain_no is not null', [transactionId, userId],
  );
  const split: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  for (const { account, amount } of legs) split[account] = -amount;
  return split;
}
