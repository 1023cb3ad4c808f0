// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `feature_votes`. */
export interface FeatureVotesTable {
  feature_id: string;
  user_id: string;
  id: string;
  created_at: Date;
}

/** A row of `features`. */
export interface FeaturesTable {
  id: string;
  title: string;
  description: string;
  status: 'voting' | 'in_progress' | 'completed';
  estimated_completion: string | null;
  visible: boolean;
  page: string | null;
  position: number;
  votes: number;
  revision: number;
  completed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of `issue_replies`. */
export interface IssueRepliesTable {
  id: string;
  issue_id: string;
  author_id: string | null;
  text: string;
  created_at: Date;
}

/** A row of `issue_reports`. */
export interface IssueReportsTable {
  id: string;
  reporter_id: string;
  title: string;
  type: 'bug' | 'feature' | 'enhancement' | 'performance' | 'security' | 'other';
  description: string;
  steps: string | null;
  environment_info: string | null;
  version: string;
  screenshot_file_id: string | null;
  status: 'new' | 'triaged' | 'in_progress' | 'resolved' | 'closed';
  assignee_id: string | null;
  feature_id: string | null;
  revision: number;
  request_key: string | null;
  request_hash: string;
  created_at: Date;
  updated_at: Date;
  reporter_plan: 'free' | 'pro';
  answer_first: boolean;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    feature_votes: FeatureVotesTable;
    features: FeaturesTable;
    issue_replies: IssueRepliesTable;
    issue_reports: IssueReportsTable;
  }
}
