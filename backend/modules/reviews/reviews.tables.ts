// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `comments`. */
export interface CommentsTable {
  id: string;
  target_type: string;
  target_id: string;
  parent_id: string | null;
  author_id: string;
  body: string | null;
  replies: number;
  created_at: Date;
  deleted_at: Date | null;
}

/** A row of `review_votes`. */
export interface ReviewVotesTable {
  review_id: string;
  user_id: string;
}

/** A row of `reviews`. */
export interface ReviewsTable {
  id: string;
  target_type: string;
  target_id: string;
  user_id: string;
  version_no: number;
  rating: number;
  works: boolean;
  title: string;
  body: string;
  verified_runs: number;
  unlocker: boolean;
  helpful: number;
  reply: string | null;
  replied_by: string | null;
  replied_at: Date | null;
  attached_generation_id: string | null;
  created_at: Date;
  edited_at: Date | null;
}

/** A row of `verified_runs`. */
export interface VerifiedRunsTable {
  prompt_id: string;
  user_id: string;
  runs: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    comments: CommentsTable;
    review_votes: ReviewVotesTable;
    reviews: ReviewsTable;
    verified_runs: VerifiedRunsTable;
  }
}
