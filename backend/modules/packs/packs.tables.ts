// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `pack_changes`. */
export interface PackChangesTable {
  id: string;
  pack_id: string;
  version_no: number;
  kind: 'added' | 'removed' | 'price';
  title: string;
  at: Date;
}

/** A row of `pack_coupons`. */
export interface PackCouponsTable {
  id: string;
  code: string;
  pack_id: string | null;
  funded_by: 'author' | 'platform';
  created_by: string | null;
  kind: 'percent' | 'tokens';
  value: number;
  uses: number;
  used: number;
  starts_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
}

/** A row of `pack_gifts`. */
export interface PackGiftsTable {
  purchase_id: string;
  code: string;
  to_user_id: string | null;
  status: 'open' | 'claimed' | 'returned' | 'refunded';
  expires_at: Date;
  claimed_by: string | null;
  claimed_at: Date | null;
}

/** A row of `pack_items`. */
export interface PackItemsTable {
  pack_id: string;
  prompt_id: string;
  position: string;
  note: string;
  set_value: number | null;
  pinned_version: number | null;
  free_sample: boolean;
}

/** A row of `pack_progress`. */
export interface PackProgressTable {
  user_id: string;
  pack_id: string;
  prompt_id: string;
  ticked_at: Date;
}

/** A row of `pack_purchase_items`. */
export interface PackPurchaseItemsTable {
  id: string;
  purchase_id: string;
  prompt_id: string;
  paid: number;
  subsidy: number;
  split: unknown;
  refunded_at: Date | null;
  added: boolean;
}

/** A row of `pack_purchases`. */
export interface PackPurchasesTable {
  id: string;
  pack_id: string;
  version_no: number;
  title: string;
  creator_id: string;
  payer_id: string;
  holder_id: string | null;
  price: number;
  owned_off: number;
  coupon_off: number;
  paid: number;
  subsidy: number;
  coupon_id: string | null;
  status: 'active' | 'refunded' | 'returned';
  purchased_at: Date;
  ended_at: Date | null;
  refund_reason: 'asked' | 'removed' | 'returned' | null;
}

/** A row of `pack_version_items`. */
export interface PackVersionItemsTable {
  version_id: string;
  prompt_id: string;
  place: number;
  content_type: string;
  note: string;
  list_value: number;
  pinned_version: number | null;
  free_sample: boolean;
}

/** A row of `pack_versions`. */
export interface PackVersionsTable {
  id: string;
  pack_id: string;
  version_no: number;
  status: 'waiting' | 'published' | 'replaced' | 'sent_back' | 'withdrawn';
  title: string;
  pitch: string;
  description: string;
  category: string | null;
  price: number;
  list_value: number;
  progress_mode: string;
  item_count: number;
  content_types: string[];
  change_note: string;
  submitted_at: Date;
  published_at: Date | null;
  decided_by: string | null;
  review_note: string | null;
}

/** A row of `prompt_packs`. */
export interface PromptPacksTable {
  id: string;
  owner_id: string;
  official: boolean;
  slug: string;
  status: 'draft' | 'in_review' | 'published' | 'rejected' | 'removed';
  title: string;
  pitch: string;
  description: string;
  category: string | null;
  price: number;
  progress_mode: 'free' | 'ordered';
  discount_percent: number | null;
  discount_until: Date | null;
  featured_place: number | null;
  published_version_id: string | null;
  published_at: Date | null;
  sales: number;
  gifts: number;
  refunds: number;
  gross: number;
  reviews: number;
  stars: number;
  removed_rule: string | null;
  created_at: Date;
  updated_at: Date;
  removed_from: 'draft' | 'in_review' | 'published' | 'rejected' | null;
  hidden_rule: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    pack_changes: PackChangesTable;
    pack_coupons: PackCouponsTable;
    pack_gifts: PackGiftsTable;
    pack_items: PackItemsTable;
    pack_progress: PackProgressTable;
    pack_purchase_items: PackPurchaseItemsTable;
    pack_purchases: PackPurchasesTable;
    pack_version_items: PackVersionItemsTable;
    pack_versions: PackVersionsTable;
    prompt_packs: PromptPacksTable;
  }
}
