import type { Purchase } from '#contracts/packs.ts';
import type { Creator } from '#contracts/prompts.ts';
import { must } from '#contracts/must.ts';
import type { PromptRef } from '#modules/prompts/index.ts';
import { refundableUntil, refundRefusalOf } from '#modules/selling/index.ts';
import type { RefundRest, Usage } from '#modules/selling/index.ts';
import type { PurchaseItemRow, PurchaseRow } from './queries/purchase-rows.ts';

interface Around {
  userId: string;
  now: Date;
  refs: ReadonlyMap<string, PromptRef>;
  /** The ids of the prompts that are taken down for a rule at this moment. */
  removed: ReadonlySet<string>;
  people: ReadonlyMap<string, Creator>;
  giftUrl(code: string): string;
  usage: Usage;
  rest: RefundRest;
}

/** The facts on which the refund of a whole pack depends; its runs are those of all its parts. */
export const refundCase = (row: PurchaseRow, { runsSince, failures }: Usage, { refunds, lastRefundAt }: RefundRest) => ({
  refunded: row.status !== 'active', removed: false, unlockedAt: row.purchasedAt, runsSince, failures, refunds, lastRefundAt,
});

const roleOf = (row: PurchaseRow, userId: string): Purchase['role'] => (row.giftCode === null ? 'buyer' : row.payerId === userId ? 'giver' : 'receiver');

/** A purchase as its payer or its holder sees it now. Only the payer sees what was paid. */
export function presentPurchase(row: PurchaseRow, items: readonly PurchaseItemRow[], { userId, now, refs, removed, people, giftUrl, usage, rest }: Around): Purchase {
  const role = roleOf(row, userId);
  const pays = role !== 'receiver';
  const refusal = refundRefusalOf(refundCase(row, usage, rest), now);
  return {
    id: row.id,
    pack: { id: row.packId, slug: row.slug, title: row.title },
    role,
    price: row.price,
    paid: pays ? row.paid : null,
    returned: pays ? items.filter(({ refundedAt }) => refundedAt !== null).reduce((sum, { paid }) => sum + paid, 0) : null,
    status: row.status,
    purchasedAt: row.purchasedAt.toISOString(),
    items: items.map((item) => ({
      promptId: item.promptId, title: refs.get(item.promptId)?.title ?? 'A prompt', paid: pays ? item.paid : null, refunded: item.refundedAt !== null, removed: removed.has(item.promptId),
    })),
    gift: giftOf(row, { people, url: role === 'giver' && row.giftCode !== null ? giftUrl(row.giftCode) : null }),
    refundable: pays && refusal === null,
    refusal: pays ? refusal : null,
    refundableUntil: refundableUntil(row.purchasedAt).toISOString(),
    runsSince: usage.runsSince,
  };
}

function giftOf(row: PurchaseRow, { people, url }: { people: ReadonlyMap<string, Creator>; url: string | null }): Purchase['gift'] {
  if (row.giftStatus === null) return null;
  return {
    url,
    to: (row.giftTo !== null && people.get(row.giftTo)) || null,
    status: row.giftStatus,
    expiresAt: must(row.giftExpiresAt, 'the end of a gift').toISOString(),
    claimedAt: row.giftClaimedAt?.toISOString() ?? null,
    claimedBy: (row.giftClaimedBy !== null && people.get(row.giftClaimedBy)) || null,
  };
}
