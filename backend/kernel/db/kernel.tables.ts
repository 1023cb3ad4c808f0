// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `emails`. */
export interface EmailsTable {
  id: string;
  recipient_sealed: string | null;
  subject: string;
  body_sealed: string | null;
  status: 'queued' | 'sent' | 'kept' | 'discarded' | 'failed';
  attempts: number;
  error_code: string | null;
  created_at: Date;
  sent_at: Date | null;
  claimed_until: Date | null;
}

/** A row of `event_readers`. */
export interface EventReadersTable {
  reader: string;
  read_until: Date;
}

/** A row of `idempotency_keys`. */
export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  headers: unknown | null;
  body: string | null;
  created_at: Date;
}

/** A row of `outbox_events`. */
export interface OutboxEventsTable {
  id: string;
  name: string;
  version: number;
  payload: unknown;
  occurred_at: Date;
  relayed_at: Date | null;
  sends: number;
  completed_at: Date | null;
}

/** A row of `outbox_jobs`. */
export interface OutboxJobsTable {
  id: string;
  queue: string;
  name: string;
  job_id: string;
  payload: unknown;
  attempts: number;
  priority: number;
  delay_ms: number;
  created_at: Date;
}

/** A row of `processed_events`. */
export interface ProcessedEventsTable {
  event_id: string;
  subscriber: string;
  processed_at: Date;
}

/** A row of `settings_versions`. */
export interface SettingsVersionsTable {
  kind: string;
  revision: number;
  content: unknown | null;
  restored_from: number | null;
  saved_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    emails: EmailsTable;
    event_readers: EventReadersTable;
    idempotency_keys: IdempotencyKeysTable;
    outbox_events: OutboxEventsTable;
    outbox_jobs: OutboxJobsTable;
    processed_events: ProcessedEventsTable;
    settings_versions: SettingsVersionsTable;
  }
}
