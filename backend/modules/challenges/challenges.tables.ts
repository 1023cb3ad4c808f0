// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `challenge_ballots`. */
export interface ChallengeBallotsTable {
  entry_id: string;
  challenge_id: string;
  author_id: string | null;
  exposures: number;
  wins: number;
  losses: number;
  ties: number;
  strength: number;
  luck: number;
}

/** A row of `challenge_calendar`. */
export interface ChallengeCalendarTable {
  day: Date;
  theme_key: string;
  pinned_by: string | null;
}

/** A row of `challenge_days`. */
export interface ChallengeDaysTable {
  user_id: string;
  day: Date;
  entries: number;
  votes: number;
}

/** A row of `challenge_engagements`. */
export interface ChallengeEngagementsTable {
  challenge_id: string;
  user_id: string;
  created_at: Date;
}

/** A row of `challenge_entries`. */
export interface ChallengeEntriesTable {
  id: string;
  challenge_id: string;
  user_id: string | null;
  generation_id: string;
  title: string;
  show_inputs: boolean;
  content_type: 'text' | 'image' | 'video';
  body: string | null;
  file_key: string | null;
  poster_key: string | null;
  mime: string | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  status: 'submitted' | 'withdrawn' | 'removed';
  removed_rule: string | null;
  removed_note: string | null;
  ready: boolean;
  shuffle: number;
  fee: number;
  rubric: unknown | null;
  rubric_reason: string | null;
  judged_by: string | null;
  vote_score: number | null;
  rubric_score: number | null;
  final_score: number | null;
  place: number | null;
  reason: string | null;
  prize: number | null;
  newcomer: boolean;
  resting: boolean;
  submitted_at: Date;
  updated_at: Date;
  output_position: number;
  newcomer_prize: number;
  failed_at: Date | null;
}

/** A row of `challenge_free_budgets`. */
export interface ChallengeFreeBudgetsTable {
  day: Date;
  spent: number;
}

/** A row of `challenge_pairs`. */
export interface ChallengePairsTable {
  id: string;
  challenge_id: string;
  voter_id: string;
  left_id: string;
  right_id: string;
  created_at: Date;
  answered: boolean;
}

/** A row of `challenge_payouts`. */
export interface ChallengePayoutsTable {
  id: string;
  key: string;
  challenge_id: string;
  user_id: string | null;
  entry_id: string | null;
  kind: 'place' | 'newcomer' | 'taking_part' | 'fee_paid' | 'fee_returned' | 'pool_paid_in' | 'pool_returned' | 'taken_back';
  place: number | null;
  amount: number;
  split: unknown | null;
  at: Date;
}

/** A row of `challenge_points`. */
export interface ChallengePointsTable {
  challenge_id: string;
  user_id: string;
  month: Date;
  points: number;
  newcomer: boolean;
}

/** A row of `challenge_runs`. */
export interface ChallengeRunsTable {
  generation_id: string;
  challenge_id: string;
  user_id: string;
  free_try: boolean;
  created_at: Date;
}

/** A row of `challenge_score_runs`. */
export interface ChallengeScoreRunsTable {
  id: string;
  challenge_id: string;
  cause: 'nightly' | 'close' | 'recompute';
  votes: number;
  voters: number;
  entries: number;
  iterations: number;
  ms: number;
  clusters: unknown;
  at: Date;
  exposures_min: number;
  exposures_max: number;
  ties: number;
  judged: number;
}

/** A row of `challenge_seasons`. */
export interface ChallengeSeasonsTable {
  month: Date;
  user_id: string;
  points: number;
  newcomer: boolean;
  rank_before: number | null;
  ranked_on: Date | null;
}

/** A row of `challenge_themes`. */
export interface ChallengeThemesTable {
  key: string;
  content_type: 'text' | 'image' | 'video';
  title: string;
  theme: string;
  difficulty: number;
  ask: string;
  example: string;
  rules: string[];
  active: boolean;
  revision: number;
  created_at: Date;
}

/** A row of `challenge_vote_rewards`. */
export interface ChallengeVoteRewardsTable {
  voter_id: string;
  day: Date;
  counted: number;
  paid_at: Date | null;
  tokens: number | null;
}

/** A row of `challenge_voters`. */
export interface ChallengeVotersTable {
  challenge_id: string;
  voter_id: string;
  votes: number;
  counted: number;
  last_vote_id: string | null;
  weight: number | null;
  agreement: number | null;
  median_ms: number | null;
  cluster: number | null;
  skips: number;
  parked_pair_id: string | null;
}

/** A row of `challenge_votes`. */
export interface ChallengeVotesTable {
  id: string;
  pair_id: string;
  challenge_id: string;
  voter_id: string;
  left_id: string;
  right_id: string;
  choice: 'left' | 'right' | 'tie' | 'skip';
  counted: boolean;
  uncounted: string | null;
  ms_taken: number;
  device_hash: Buffer | null;
  created_at: Date;
}

/** A row of `challenges`. */
export interface ChallengesTable {
  id: string;
  slug: string;
  kind: 'daily' | 'weekly' | 'community';
  day: Date | null;
  theme_key: string | null;
  title: string;
  theme: string;
  content_type: 'text' | 'image' | 'video';
  difficulty: number;
  ask: string;
  example: string;
  rules: string[];
  criteria: unknown;
  state: 'scheduled' | 'active' | 'voting' | 'judging' | 'completed' | 'cancelled';
  opens_at: Date;
  closes_at: Date;
  voting_ends_at: Date;
  results_at: Date;
  paid_at: Date;
  prizes: number[];
  newcomer_prize: number | null;
  taking_part_prize: number | null;
  host_id: string | null;
  pool: number | null;
  pool_left: number | null;
  entry_fee: number;
  max_entries: number | null;
  judge: 'model' | 'administrators' | 'none';
  entries: number;
  entrants: number;
  cancel_reason: string | null;
  prizes_paid_at: Date | null;
  created_at: Date;
  updated_at: Date;
  closing_told_at: Date | null;
  taking_part_paid_at: Date | null;
  remake_since: Date | null;
  cover_file_id: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    challenge_ballots: ChallengeBallotsTable;
    challenge_calendar: ChallengeCalendarTable;
    challenge_days: ChallengeDaysTable;
    challenge_engagements: ChallengeEngagementsTable;
    challenge_entries: ChallengeEntriesTable;
    challenge_free_budgets: ChallengeFreeBudgetsTable;
    challenge_pairs: ChallengePairsTable;
    challenge_payouts: ChallengePayoutsTable;
    challenge_points: ChallengePointsTable;
    challenge_runs: ChallengeRunsTable;
    challenge_score_runs: ChallengeScoreRunsTable;
    challenge_seasons: ChallengeSeasonsTable;
    challenge_themes: ChallengeThemesTable;
    challenge_vote_rewards: ChallengeVoteRewardsTable;
    challenge_voters: ChallengeVotersTable;
    challenge_votes: ChallengeVotesTable;
    challenges: ChallengesTable;
  }
}
