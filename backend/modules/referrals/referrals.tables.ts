// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `referral_attributions`. */
export interface ReferralAttributionsTable {
  id: string;
  referrer_id: string;
  referee_id: string;
  terms_version: number;
  clicked_at: Date;
  signed_up_at: Date;
  status: 'signed_up' | 'pending' | 'held' | 'settled' | 'revoked' | 'expired';
  signals: string[];
  cleared_at: Date | null;
  first_order_id: string | null;
  first_paid_at: Date | null;
  bucket: 'purchased' | 'subscription' | null;
  settles_at: Date | null;
  due_at: Date | null;
  settled_at: Date | null;
  revoked_by: 'order' | 'staff' | null;
  reason: string | null;
}

/** A row of `referral_clicks`. */
export interface ReferralClicksTable {
  referrer_id: string;
  day: Date;
  visitor: Buffer;
}

/** A row of `referral_codes`. */
export interface ReferralCodesTable {
  user_id: string;
  code: string;
  clicks: number;
  signed_up: number;
  created_at: Date;
}

/** A row of `referral_orders`. */
export interface ReferralOrdersTable {
  order_id: string;
  user_id: string;
  paid_at: Date | null;
  taken: number;
}

/** A row of `referral_prints`. */
export interface ReferralPrintsTable {
  user_id: string;
  kind: 'device' | 'address' | 'card';
  print: Buffer;
  seen_at: Date;
}

/** A row of `referral_rewards`. */
export interface ReferralRewardsTable {
  id: string;
  user_id: string;
  kind: 'referrer' | 'newcomer' | 'milestone';
  attribution_id: string | null;
  referee_id: string | null;
  milestone: number | null;
  amount: number;
  status: 'pending' | 'settled' | 'revoked' | 'expired';
  round: number;
  settled_at: Date | null;
  revoked_at: Date | null;
}

/** A row of `referral_terms`. */
export interface ReferralTermsTable {
  version: number;
  terms: unknown;
  created_at: Date;
  created_by: string | null;
  created_by_name: string | null;
  reason: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    referral_attributions: ReferralAttributionsTable;
    referral_clicks: ReferralClicksTable;
    referral_codes: ReferralCodesTable;
    referral_orders: ReferralOrdersTable;
    referral_prints: ReferralPrintsTable;
    referral_rewards: ReferralRewardsTable;
    referral_terms: ReferralTermsTable;
  }
}
