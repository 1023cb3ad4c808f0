// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `duplicate_suspects`. */
export interface DuplicateSuspectsTable {
  id: string;
  prompt_id: string;
  original_id: string;
  owner_id: string;
  similarity: number;
  status: 'open' | 'kept' | 'removed';
  created_at: Date;
  decided_at: Date | null;
}

/** A row of `moderation_appeals`. */
export interface ModerationAppealsTable {
  id: string;
  decision_id: string;
  user_id: string | null;
  message: string;
  status: 'open' | 'granted' | 'refused';
  due_at: Date;
  answer: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
}

/** A row of `moderation_decisions`. */
export interface ModerationDecisionsTable {
  id: string;
  kind: 'review' | 'removal' | 'strike';
  outcome: 'approved' | 'changes_requested' | 'rejected' | 'removed' | 'hidden';
  target_type: string;
  target_id: string;
  target_title: string;
  page_type: string;
  page_id: string;
  page_slug: string | null;
  version_id: string | null;
  version_no: number | null;
  owner_id: string | null;
  decided_by: string | null;
  by_role: string;
  rule: string | null;
  note: string;
  words: unknown | null;
  created_at: Date;
}

/** A row of `reports`. */
export interface ReportsTable {
  id: string;
  target_type: string;
  target_id: string;
  page_type: string;
  page_id: string;
  author_id: string | null;
  reporter_id: string | null;
  rule: string;
  details: string;
  status: 'open' | 'upheld' | 'dismissed';
  created_at: Date;
  closed_at: Date | null;
}

/** A row of `strikes`. */
export interface StrikesTable {
  id: string;
  decision_id: string;
  user_id: string | null;
  rule: string;
  created_at: Date;
  expires_at: Date;
  withdrawn_at: Date | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    duplicate_suspects: DuplicateSuspectsTable;
    moderation_appeals: ModerationAppealsTable;
    moderation_decisions: ModerationDecisionsTable;
    reports: ReportsTable;
    strikes: StrikesTable;
  }
}
