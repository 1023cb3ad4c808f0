import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';
import type { PackRefund, PackSale, SoldPart } from '../pack-sales.ts';
import type { SellingContext } from '../selling-context.ts';
import { lockEarnings } from '../queries/earnings-of-day.ts';
import { recordEarning } from './record-earning.ts';
import { earningsOfSale, takeEarningsBack } from './take-earning-back.ts';

const ORDER = ['bonus', 'subscription', 'earned', 'purchased'] as const;
const NOTHING: BucketSplit = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

/** Divides the tokens of a payment among the parts of a pack, one bucket after the other, so that each part and each bucket adds up. */
export function dealOut(payment: BucketSplit, shares: readonly number[]): BucketSplit[] {
  const left = { ...payment };
  return shares.map((share) => {
    const dealt = { ...NOTHING };
    let missing = share;
    for (const bucket of ORDER) {
      dealt[bucket] = Math.min(missing, left[bucket]);
      left[bucket] -= dealt[bucket];
      missing -= dealt[bucket];
    }
    return dealt;
  });
}

const sumOf = (parts: readonly SoldPart[], what: 'paid' | 'subsidy'): number => parts.reduce((sum, part) => sum + part[what], 0);

/**
 * Takes the price of a pack from its payer in one ledger transaction, and stores an earning for each part that cost something. What the
 * platform adds for its coupon counts as bonus tokens, so that no maker can turn it into cash (docs/rules/packs.md#coupons). Returns the
 * payer's tokens of each bucket for each part.
 * @throws InsufficientTokens
 */
export async function payPack(tx: Tx, context: SellingContext, sale: PackSale): Promise<Map<string, BucketSplit>> {
  const { userId, creatorId, purchaseId, packId, parts, gift } = sale;
  const [amount, subsidy] = [sumOf(parts, 'paid'), sumOf(parts, 'subsidy')];
  if (amount === 0) return new Map(parts.map(({ id }) => [id, NOTHING]));
  const { split } = await context.earnings.payCreator(tx, {
    userId, creatorId, amount, subsidy, kind: gift ? 'gift' : 'pack', withoutBonus: gift, key: `pack:${purchaseId}`, reason: sale.reason, refType: 'prompt_pack', refId: packId,
  });
  const dealt = dealOut(split, parts.map(({ paid }) => paid));
  const at = context.clock.now();
  for (const [index, part] of parts.entries()) {
    const gross = part.paid + part.subsidy;
    const own = dealt[index] ?? NOTHING;
    if (gross === 0) continue;
    await recordEarning(tx, context, { creatorId, promptId: part.promptId, payerId: userId, source: 'pack', sourceId: part.id, gross, split: { ...own, bonus: own.bonus + part.subsidy }, at });
  }
  return new Map(parts.map(({ id }, index) => [id, dealt[index] ?? NOTHING]));
}

/** Locks the maker's earnings and all wallets that a refund changes, so that no run begins and no earning is released meanwhile. */
export async function lockPackSale(tx: Tx, { wallet }: SellingContext, { creatorId, people, partIds }: { creatorId: string; people: readonly string[]; partIds: readonly string[] }): Promise<void> {
  await lockEarnings(tx, creatorId);
  const earned = await earningsOfSale(tx, 'pack', partIds);
  const all = new Set([creatorId, ...people, ...earned.flatMap(({ lineage }) => lineage.map(({ ownerId }) => ownerId))]);
  for (const each of [...all].sort()) await wallet.lock(tx, each);
}

/** Refunds parts of a pack to their payer. Each person who earned from these parts gives back their share. The caller called `lock` in this transaction. */
export async function refundPack(tx: Tx, context: SellingContext, refund: PackRefund): Promise<void> {
  const { userId, creatorId, purchaseId, packId, parts, key, reason, counts } = refund;
  if (counts) await rows(tx, 'insert into pack_refunds (id, purchase_id, user_id, refunded_at) values (?, ?, ?, ?)', [newId(), purchaseId, userId, context.clock.now()]);
  const split = { ...NOTHING };
  for (const part of parts) for (const bucket of ORDER) split[bucket] += part.split[bucket];
  if (ORDER.every((bucket) => split[bucket] === 0)) return;
  const source = await takeEarningsBack(tx, context, creatorId, await earningsOfSale(tx, 'pack', parts.map(({ id }) => id)));
  const subsidy = parts.reduce((sum, part) => sum + part.subsidy, 0);
  await context.earnings.refundSale(tx, { userId, creatorId, split, ...source, subsidy, key, reason, refType: 'prompt_pack', refId: packId });
}
