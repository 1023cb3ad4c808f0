import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { pendingEarned } from '../queries/pending-earned.ts';
import { InsufficientTokens, pendingShort, walletMissing } from '../wallet.errors.ts';
import type { BucketSplit, EarningsRelease, Sale, SaleRefund } from '../wallet.ts';
import { postLegs } from './post-legs.ts';
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
      return [...taken(wallet, SPENDING_ORDER, amount).legs, { owner: creatorId, account: 'pending_earned', amount }];
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
  const amount = SPENDING_ORDER.reduce((sum, bucket) => sum + split[bucket], 0);
  wholeAmount(amount);
  return postLegs(tx, clock, {
    key, kind: 'refund', reason, refType, refId, request: { kind: 'refund of a sale', amount, userId, creatorId },
    wallets: [userId, creatorId, ...shares.map((share) => share.userId)],
    async legs(wallets) {
      const buyer = wallets.get(userId);
      if (!buyer) throw walletMissing();
      await refuseShort(tx, creatorId, fromPending);
      // The buyer's tokens come first: somebody above the prompt may have bought it, and gives out of what they get.
      const legs: Leg[] = [{ owner: creatorId, account: 'pending_earned', amount: -fromPending }, ...givenBack(buyer, split)];
      let fromPlatform = amount - fromPending;
      for (const share of shares) {
        const wallet = wallets.get(share.userId);
        if (!wallet) continue;
        legs.push(...takenOrOwed(wallet, share.amount));
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
 */
export function releaseEarnings(tx: Tx, clock: Clock, release: EarningsRelease): Promise<PostedLegs> {
  const { creatorId, gross, shares, kind, key, reason } = release;
  wholeAmount(gross);
  return postLegs(tx, clock, {
    key, kind, reason, request: { kind, gross, creatorId }, wallets: [creatorId, ...shares.map(({ userId }) => userId)],
    async legs(wallets) {
      await refuseShort(tx, creatorId, gross);
      const paid = shares.filter(({ userId }) => wallets.has(userId));
      const rest = gross - paid.reduce((sum, { amount }) => sum + amount, 0);
      if (rest < 0) throw new RangeError(`Shares exceed the earnings of ${key}`);
      return [
        { owner: creatorId, account: 'pending_earned', amount: -gross },
        ...paid.flatMap(({ userId, amount }) => received(wallets.get(userId)!, 'earned', amount)),
        { owner: null, account: 'platform_fees', amount: rest },
      ];
    },
  });
}

/** Takes a share back that was released; what was spent of it is owed. */
function takenOrOwed(wallet: LockedWallet, amount: number): Leg[] {
  const { legs, owed } = taken(wallet, CLAW_BACK_ORDER, amount);
  wallet.debt += owed;
  return [...legs, { owner: wallet.userId, account: 'debt', amount: -owed }];
}

/** Takes tokens out of buckets in this order; what is not there is left over. */
function taken(wallet: LockedWallet, order: readonly (keyof BucketSplit)[], amount: number): { legs: Leg[]; owed: number } {
  const legs: Leg[] = [];
  let left = amount;
  for (const account of order) {
    const part = Math.min(left, wallet[account]);
    legs.push({ owner: wallet.userId, account, amount: -part });
    wallet[account] -= part;
    left -= part;
  }
  return { legs, owed: left };
}

/** Tokens come in: a debt is paid first, and is smaller for whatever comes in next. */
function received(wallet: LockedWallet, account: keyof BucketSplit, amount: number): Leg[] {
  const paid = Math.min(wallet.debt, amount);
  wallet.debt -= paid;
  wallet[account] += amount - paid;
  return [{ owner: wallet.userId, account: 'debt', amount: paid }, { owner: wallet.userId, account, amount: amount - paid }];
}

const givenBack = (buyer: LockedWallet, split: BucketSplit): Leg[] => SPENDING_ORDER.flatMap((bucket) => received(buyer, bucket, split[bucket]));

// Whoever takes from pending earnings holds the creator's wallet, so that two of them never see the same tokens.
async function refuseShort(tx: Tx, creatorId: string, amount: number): Promise<void> {
  if (amount > 0 && (await pendingEarned(tx, creatorId)) < amount) throw pendingShort();
}

async function splitOf(tx: Tx, transactionId: string, userId: string): Promise<BucketSplit> {
  const legs = await rows<{ account: keyof BucketSplit; amount: number }>(
    tx, 'select account, amount from ledger_entries where tx_id = ? and owner = ? and chain_no is not null', [transactionId, userId],
  );
  const split: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  for (const { account, amount } of legs) split[account] = -amount;
  return split;
}
