// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `digest_entries`. */
export interface DigestEntriesTable {
  message_id: string;
  user_id: string;
  due_at: Date;
}

/** A row of `digest_runs`. */
export interface DigestRunsTable {
  user_id: string;
  last_at: Date | null;
}

/** A row of `messages`. */
export interface MessagesTable {
  id: string;
  user_id: string;
  dedupe_key: string;
  subject: string;
  content: string;
  priority: 'critical' | 'urgent' | 'high' | 'normal' | 'low';
  category: 'content' | 'achievement' | 'social' | 'challenge' | 'system';
  type: 'video_completion' | 'achievement_earned' | 'challenge_reward' | 'token_reward' | 'generation_error' | 'system_notification' | 'generation_success';
  related_entity_type: string | null;
  related_entity_id: string | null;
  muted: boolean;
  created_at: Date;
  read_at: Date | null;
  archived_at: Date | null;
  changed_xid: string;
}

/** A row of `notification_preferences`. */
export interface NotificationPreferencesTable {
  user_id: string;
  preferences: unknown;
  time_zone: string;
  revision: number;
  updated_at: Date;
}

/** A row of `push_subscriptions`. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint_hash: Buffer;
  host: string;
  sealed: string;
  created_at: Date;
  last_error: string | null;
  last_error_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    digest_entries: DigestEntriesTable;
    digest_runs: DigestRunsTable;
    messages: MessagesTable;
    notification_preferences: NotificationPreferencesTable;
    push_subscriptions: PushSubscriptionsTable;
  }
}
