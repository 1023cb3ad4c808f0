// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `webhook_calls`. */
export interface WebhookCallsTable {
  id: string;
  webhook_id: string;
  event_id: string;
  type: string;
  body: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  claimed_until: Date | null;
  next_at: Date | null;
  status_code: number | null;
  problem: string | null;
  duration_ms: number | null;
  created_at: Date;
  ended_at: Date | null;
}

/** A row of `webhooks`. */
export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  events: string[];
  secret: string;
  last_four: string;
  previous_secret: string | null;
  previous_until: Date | null;
  off_reason: 'owner' | 'failing' | null;
  failures: number;
  failing_since: Date | null;
  resumes_at: Date | null;
  created_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    webhook_calls: WebhookCallsTable;
    webhooks: WebhooksTable;
  }
}
