// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `holds`. */
export interface HoldsTable {
  id: string;
  user_id: string;
  generation_id: string;
  amount: number;
  bucket_split: unknown;
  captured: number;
  released: number;
  status: 'open' | 'settled' | 'expired';
  content_type: 'text' | 'image' | 'video' | null;
  title: string | null;
  held_at: Date;
  settled_at: Date | null;
  chat_id: string | null;
}

/** A row of `ledger_entries`. */
export interface LedgerEntriesTable {
  tx_id: string;
  leg: number;
  owner: string | null;
  account: string;
  amount: number;
  chain_no: number | null;
  chain_hash: Buffer | null;
  split: unknown | null;
}

/** A row of `ledger_proof`. */
export interface LedgerProofTable {
  single: boolean;
  violations: number;
  checked_at: Date;
}

/** A row of `ledger_transactions`. */
export interface LedgerTransactionsTable {
  id: string;
  kind: 'purchase' | 'subscription_grant' | 'hold' | 'capture' | 'release' | 'refund' | 'unlock' | 'pack' | 'royalty' | 'tip' | 'reward' | 'daily_claim' | 'achievement' | 'challenge_fee' | 'challenge_prize' | 'referral' | 'adjustment' | 'chargeback' | 'payout' | 'gift' | 'coupon' | 'sale';
  idempotency_key: string;
  reason: string;
  actor_id: string | null;
  ref_type: string | null;
  ref_id: string | null;
  reverses_tx_id: string | null;
  request: unknown | null;
  occurred_at: Date;
}

/** A row of `wallets`. */
export interface WalletsTable {
  user_id: string;
  bonus: number;
  subscription: number;
  earned: number;
  purchased: number;
  held: number;
  debt: number;
  chain_no: number;
  chain_hash: Buffer;
  created_at: Date;
  updated_at: Date;
  budget_run: number | null;
  budget_day: number | null;
  spending_stopped: boolean;
  spent_day: Date | null;
  spent_today: number;
  budget_told_day: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    holds: HoldsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_proof: LedgerProofTable;
    ledger_transactions: LedgerTransactionsTable;
    wallets: WalletsTable;
  }
}
