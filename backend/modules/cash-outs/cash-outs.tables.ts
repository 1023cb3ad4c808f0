// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `cash_outs`. */
export interface CashOutsTable {
  id: string;
  user_id: string;
  tokens: number;
  amount_cents: number;
  status: 'requested' | 'approved' | 'paid' | 'rejected';
  pay_to: string | null;
  requested_at: Date;
  decided_at: Date | null;
  paid_at: Date | null;
  decided_by: string | null;
  note: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    cash_outs: CashOutsTable;
  }
}
