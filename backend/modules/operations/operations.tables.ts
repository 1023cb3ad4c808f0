// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `audit_log`. */
export interface AuditLogTable {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string;
  elevated: boolean;
  action: string;
  target_type: string;
  target_id: string | null;
  target_label: string | null;
  reason: string | null;
  details: unknown;
  request_id: string;
}

/** A row of `feature_flags`. */
export interface FeatureFlagsTable {
  name: string;
  value: unknown;
  audience: unknown;
  revision: number;
  updated_at: Date;
}

/** A row of `inbox_assignees`. */
export interface InboxAssigneesTable {
  queue: string;
  user_id: string;
  assigned_at: Date;
}

/** A row of `inbox_snoozes`. */
export interface InboxSnoozesTable {
  user_id: string;
  queue: string;
  until: Date;
}

/** A row of `legal_versions`. */
export interface LegalVersionsTable {
  document: string;
  number: number;
  text: string;
  effective_at: Date;
  note: string;
  created_by: string | null;
  created_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    audit_log: AuditLogTable;
    feature_flags: FeatureFlagsTable;
    inbox_assignees: InboxAssigneesTable;
    inbox_snoozes: InboxSnoozesTable;
    legal_versions: LegalVersionsTable;
  }
}
