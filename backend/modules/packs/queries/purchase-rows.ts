import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { BucketSplit } from '#modules/wallet/index.ts';

/** A purchase of a pack, with its gift if it is one. */
export interface PurchaseRow {
  id: string;
  packId: string;
  slug: string;
  versionNo: number;
  title: string;
  creatorId: string;
  payerId: string;
  holderId: string | null;
  price: number;
  paid: number;
  subsidy: number;
  couponId: string | null;
  status: 'active' | 'refunded' | 'returned';
  purchasedAt: Date;
  giftCode: string | null;
  giftTo: string | null;
  giftStatus: 'open' | 'claimed' | 'returned' | 'refunded' | null;
  giftExpiresAt: Date | null;
  giftClaimedBy: string | null;
  giftClaimedAt: Date | null;
}

export interface PurchaseItemRow {
  id: string;
  purchaseId: string;
  promptId: string;
  paid: number;
  subsidy: number;
  split: BucketSplit;
  refundedAt: Date | null;
  added: boolean;
}

export const PURCHASE_COLUMNS = `
  s.id, s.pack_id as "packId", p.slug, s.version_no as "versionNo", s.title, s.creator_id as "creatorId", s.payer_id as "payerId", s.holder_id as "holderId", s.price, s.paid,
  s.subsidy, s.coupon_id as "couponId", s.status, s.purchased_at as "purchasedAt", g.code as "giftCode", g.to_user_id as "giftTo", g.status as "giftStatus",
  g.expires_at as "giftExpiresAt", g.claimed_by as "giftClaimedBy", g.claimed_at as "giftClaimedAt"`;
export const PURCHASE_SOURCES = 'pack_purchases s join prompt_packs p on p.id = s.pack_id left join pack_gifts g on g.purchase_id = s.id';

const ITEMS = `
  select id, purchase_id as "purchaseId", prompt_id as "promptId", paid, subsidy, split, refunded_at as "refundedAt", added
  from pack_purchase_items where purchase_id = any(cast(:ids as uuid[])) order by id`;

/** The parts of these pack purchases, in the order of the pack. */
export const itemsOfPurchases = (connection: Connection, ids: readonly string[]): Promise<PurchaseItemRow[]> => rows<PurchaseItemRow>(connection, ITEMS, { ids: [...ids] });

const BY_ID = `select ${PURCHASE_COLUMNS} from ${PURCHASE_SOURCES} where s.id = :id and (s.payer_id = :userId or s.holder_id = :userId)`;

/** A person's own pack purchase by id; undefined for an unknown id and for another person's. */
export const purchaseById = async (connection: Connection, userId: string, id: string): Promise<PurchaseRow | undefined> => (await rows<PurchaseRow>(connection, BY_ID, { id, userId }))[0];

/** The time from which the runs of a purchase count toward its refund: for a gift the time of its claim. */
export const countsSince = ({ purchasedAt, giftClaimedAt }: Pick<PurchaseRow, 'purchasedAt' | 'giftClaimedAt'>): Date => giftClaimedAt ?? purchasedAt;
