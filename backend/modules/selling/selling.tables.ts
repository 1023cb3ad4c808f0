// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `earning_notices`. */
export interface EarningNoticesTable {
  user_id: string;
  tokens: number;
  told_on: Date | null;
}

/** A row of `earning_releases`. */
export interface EarningReleasesTable {
  creator_id: string;
  day: Date;
  part: number;
  gross: number;
  share: number;
  bonus: number;
  released_at: Date;
}

/** A row of `earnings`. */
export interface EarningsTable {
  id: string;
  creator_id: string;
  prompt_id: string;
  payer_id: string;
  source: 'royalty' | 'unlock' | 'pack' | 'tip' | 'agent';
  source_id: string;
  slice: number;
  gross: number;
  split: unknown;
  lineage: unknown;
  day: Date;
  earned_at: Date;
  status: 'pending' | 'frozen' | 'released' | 'reversed';
  part: number | null;
  withheld: number;
  withheld_why: 'unconfirmed' | 'new_account' | 'pair_limit' | null;
  dispute_id: string | null;
  lost: boolean;
}

/** A row of `frozen_shares`. */
export interface FrozenSharesTable {
  dispute_id: string;
  earning_id: string;
  creator_id: string;
  gross: number;
  tokens: number;
  status: 'frozen' | 'returned' | 'lost';
}

/** A row of `lineage_shares`. */
export interface LineageSharesTable {
  creator_id: string;
  day: Date;
  part: number;
  prompt_id: string;
  user_id: string;
  tokens: number;
}

/** A row of `pack_refunds`. */
export interface PackRefundsTable {
  id: string;
  purchase_id: string;
  user_id: string;
  refunded_at: Date;
}

/** A row of `payer_disputes`. */
export interface PayerDisputesTable {
  dispute_id: string;
  order_id: string;
  payer_id: string;
  tokens: number;
  paid_at: Date;
  status: 'open' | 'won' | 'lost';
  seq: number;
}

/** A row of `prompt_daily_views`. */
export interface PromptDailyViewsTable {
  prompt_id: string;
  day: Date;
  viewer_id: string;
  creator_id: string;
}

/** A row of `prompt_daily_visits`. */
export interface PromptDailyVisitsTable {
  prompt_id: string;
  day: Date;
  host: string;
  creator_id: string;
  visits: number;
}

/** A row of `prompt_runs`. */
export interface PromptRunsTable {
  generation_id: string;
  prompt_id: string;
  creator_id: string | null;
  user_id: string | null;
  model: string | null;
  requested_at: Date;
  outcome: 'delivered' | 'failed' | 'declined' | 'blocked' | 'dropped' | null;
}

/** A row of `tips`. */
export interface TipsTable {
  id: string;
  sender_id: string;
  receiver_id: string;
  amount: number;
  note: string;
  day: Date;
  sent_at: Date;
}

/** A row of `unlock_refund_requests`. */
export interface UnlockRefundRequestsTable {
  id: string;
  unlock_id: string;
  user_id: string;
  message: string;
  status: 'open' | 'granted' | 'refused';
  answer: string | null;
  decided_by: string | null;
  created_at: Date;
  decided_at: Date | null;
}

/** A row of `unlocks`. */
export interface UnlocksTable {
  id: string;
  prompt_id: string;
  user_id: string;
  creator_id: string;
  content_type: 'text' | 'image' | 'video';
  version_no: number;
  price: number;
  credit: number;
  paid: number;
  split: unknown;
  status: 'active' | 'refunded';
  unlocked_at: Date;
  refunded_at: Date | null;
  refund_reason: 'asked' | 'removed' | 'granted' | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    earning_notices: EarningNoticesTable;
    earning_releases: EarningReleasesTable;
    earnings: EarningsTable;
    frozen_shares: FrozenSharesTable;
    lineage_shares: LineageSharesTable;
    pack_refunds: PackRefundsTable;
    payer_disputes: PayerDisputesTable;
    prompt_daily_views: PromptDailyViewsTable;
    prompt_daily_visits: PromptDailyVisitsTable;
    prompt_runs: PromptRunsTable;
    tips: TipsTable;
    unlock_refund_requests: UnlockRefundRequestsTable;
    unlocks: UnlocksTable;
  }
}
