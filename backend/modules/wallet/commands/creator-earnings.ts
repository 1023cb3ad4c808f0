import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { pendingBySource } from '../queries/pending-earned.ts';
import { InsufficientTokens, pendingShort, walletMissing } from '../wallet.errors.ts';
import type { BucketSplit, EarningsRelease, Sale, SaleRefund, Share } from '../wallet.ts';
import { postLegs, received } from './post-legs.ts';
import type { Leg, LockedWallet, PostedLegs } from './post-legs.ts';

const SPENDING_ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;
const CLAW_BACK_ORDER = ['purchased', 'earned', 'subscription', 'bonus'] as const;

const wholeAmount = (amount: number): void => {
  if (!Number.isInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to pay: ${amount}`);
};

/**
 * Pays a creator's pending earnings from a wallet, in the order of spending, once per key. `split` says what each bucket gave.
 * @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing
 * @throws RangeError for an amount that is not a whole number above 0
 */
export async function payCreator(tx: Tx, clock: Clock, sale: Sale): Promise<PostedLegs & { split: BucketSplit }> {
  const { userId, creatorId, amount, kind, key, reason, refType, refId } = sale;
  wholeAmount(amount);
  const posted = await postLegs(tx, clock, {
    key, kind, reason, refType, refId, request: { kind, amount, userId, creatorId }, wallets: [userId],
    legs(wallets) {
      const wallet = wallets.get(userId);
      if (!wallet) throw walletMissing();
      const spendable = wallet.debt > 0 ? 0 : SPENDING_ORDER.reduce((sum, bucket) => sum + wallet[bucket], 0);
      if (spendable < amount) throw new InsufficientTokens(amount, spendable, wallet.debt);
      const { legs, split } = taken(wallet, SPENDING_ORDER, amount);
      return [...legs, { owner: creatorId, account: 'pending_earned', amount, split }];
    },
  });
  return { ...posted, split: await splitOf(tx, posted.transactionId, userId) };
}

/**
 * Gives a sale back, once per key: exactly the buckets that paid (a debt of the buyer is paid first), from the creator's
 * pending earnings, or once these were released from the wallets of all who got a share, owed where it is not there any
 * more; what neither covers is the platform's, as are the shares of those without a wallet.
 * @throws AppError pending_short when less is pending than the sale brought, ledger_key_reused, wallet_missing
 * @throws RangeError for shares above what was paid
 */
export function refundSale(tx: Tx, clock: Clock, refund: SaleRefund): Promise<PostedLegs> {
  const { userId, creatorId, split, fromPending, shares, key, reason, refType, refId } = refund;
  const amount = total(split);
  wholeAmount(amount);
  return postLegs(tx, clock, {
    key, kind: 'refund', reason, refType, refId, request: { kind: 'refund of a sale', amount, userId, creatorId },
    wallets: [userId, creatorId, ...shares.map((share) => share.userId)],
    async legs(wallets) {
      const buyer = wallets.get(userId);
      if (!buyer) throw walletMissing();
      await refuseShort(tx, creatorId, fromPending);
      // The buyer's tokens come first: somebody above the prompt may have bought it, and gives out of what they get.
      const legs: Leg[] = [outOfPending(creatorId, fromPending), ...givenBack(buyer, split)];
      let fromPlatform = amount - total(fromPending);
      for (const share of shares) {
        const wallet = wallets.get(share.userId);
        if (!wallet) continue;
        legs.push(...takenOrOwed(wallet, share));
        fromPlatform -= share.amount;
      }
      if (fromPlatform < 0) throw new RangeError(`Shares exceed the sale of ${key}`);
      return [...legs, { owner: null, account: 'platform_fees', amount: -fromPlatform }];
    },
  });
}

/**
 * Releases pending earnings, once per key: each share becomes spendable (a debt is paid first), the rest is the platform's.
 * The share of somebody without a wallet stays with the platform, as for accounts of the house.
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
        ...paid.flatMap(({ userId, amount, bucket }) => received(wallets.get(userId)!, bucket, amount)),
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

/** Takes a share back that was released, from its own bucket first; what was spent of it is owed. */
function takenOrOwed(wallet: LockedWallet, { amount, bucket }: Share): Leg[] {
  const { legs, owed } = taken(wallet, [bucket, ...CLAW_BACK_ORDER.filter((each) => each !== bucket)], amount);
  wallet.debt += owed;
  return [...legs, { owner: wallet.userId, account: 'debt', amount: -owed }];
}

/** Takes tokens out of buckets in this order; what is not there is left over. */
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

// Whoever takes from pending earnings holds the creator's wallet, so that two of them never see the same tokens.
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
