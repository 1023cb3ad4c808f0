// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `free_trial_runs`. */
export interface FreeTrialRunsTable {
  creator_id: string;
  user_id: string;
  day: Date;
  prompt_id: string;
  generation_id: string;
}

/** A row of `prompt_access`. */
export interface PromptAccessTable {
  id: string;
  prompt_id: string;
  user_id: string;
  source: 'unlock' | 'pack' | 'gift' | 'admin';
  source_id: string;
  from_version_no: number;
  granted_at: Date;
  revoked_at: Date | null;
}

/** A row of `prompt_bulk_publications`. */
export interface PromptBulkPublicationsTable {
  user_id: string;
  day: Date;
  published: number;
}

/** A row of `prompt_creators`. */
export interface PromptCreatorsTable {
  owner_id: string;
  prompts: number;
  sales: number;
  platform: boolean;
  latest_prompt_id: string;
  latest_at: Date;
}

/** A row of `prompt_daily_stats`. */
export interface PromptDailyStatsTable {
  prompt_id: string;
  day: Date;
  attempts: number;
  successes: number;
  liked_up: number;
  liked_down: number;
}

/** A row of `prompt_drafts`. */
export interface PromptDraftsTable {
  prompt_id: string;
  revision: number;
  content: unknown;
  checksum: string;
  base_version_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A row of `prompt_featured_slots`. */
export interface PromptFeaturedSlotsTable {
  id: string;
  position: number;
  prompt_id: string;
  starts_at: Date;
  ends_at: Date | null;
  set_by: string;
  created_at: Date;
}

/** A row of `prompt_followed_creators`. */
export interface PromptFollowedCreatorsTable {
  user_id: string;
  owner_id: string;
  following: boolean;
  changed_at: Date;
}

/** A row of `prompt_pack_samples`. */
export interface PromptPackSamplesTable {
  pack_id: string;
  prompt_id: string;
}

/** A row of `prompt_pattern_notices`. */
export interface PromptPatternNoticesTable {
  prompt_id: string;
  told: boolean;
  looked_at: Date;
}

/** A row of `prompt_presets`. */
export interface PromptPresetsTable {
  id: string;
  user_id: string;
  prompt_id: string;
  name: string;
  inputs: unknown;
  options: unknown;
  saved_at: Date;
}

/** A row of `prompt_publishing_pauses`. */
export interface PromptPublishingPausesTable {
  user_id: string;
  until: Date;
}

/** A row of `prompt_runners`. */
export interface PromptRunnersTable {
  prompt_id: string;
  user_id: string;
  last_run_at: Date;
}

/** A row of `prompt_sample_notices`. */
export interface PromptSampleNoticesTable {
  prompt_id: string;
  told: boolean;
  looked_at: Date;
}

/** A row of `prompt_tag_aliases`. */
export interface PromptTagAliasesTable {
  tag: string;
  into_tag: string;
}

/** A row of `prompt_terms`. */
export interface PromptTermsTable {
  kind: 'tag' | 'creator' | 'word';
  term: string;
  value: string;
  weight: number;
}

/** A row of `prompt_version_choices`. */
export interface PromptVersionChoicesTable {
  prompt_id: string;
  user_id: string;
  version_no: number;
  seen_version_no: number;
  chosen_at: Date;
}

/** A row of `prompt_version_labels`. */
export interface PromptVersionLabelsTable {
  prompt_id: string;
  label: string;
  version_id: string;
}

/** A row of `prompt_version_stats`. */
export interface PromptVersionStatsTable {
  version_id: string;
  attempts: number;
  successes: number;
}

/** A row of `prompt_versions`. */
export interface PromptVersionsTable {
  id: string;
  prompt_id: string;
  version_no: number;
  parent_version_id: string | null;
  author_id: string;
  template: string;
  system_template: string | null;
  negative_template: string | null;
  form_schema: unknown;
  output_settings: unknown;
  sample_inputs: unknown;
  terms: unknown;
  change_note: string;
  checksum: string;
  text_checksum: string | null;
  similarity_bands: number[];
  published_at: Date | null;
  created_at: Date;
}

/** A row of `prompts`. */
export interface PromptsTable {
  id: string;
  owner_id: string;
  slug: string;
  previous_slugs: string[];
  title: string;
  one_liner: string;
  description_md: string;
  content_type: 'text' | 'image' | 'video';
  category: string | null;
  language: string;
  tags: string[];
  models: string[];
  recommended_model: string | null;
  cover_file_id: string | null;
  status: 'draft' | 'in_review' | 'published' | 'rejected' | 'removed';
  visibility: 'private' | 'unlisted' | 'public';
  published_version_id: string | null;
  pending_version_id: string | null;
  review_note: string | null;
  removed_rule: string | null;
  removed_from: string | null;
  hidden_rule: string | null;
  safety_flag: boolean;
  pricing: 'free' | 'run' | 'unlock' | 'run_and_unlock' | 'pack_only';
  run_royalty: number;
  unlock_price: number;
  price_tokens: number;
  free_trial_runs_per_day: number;
  shortest_length: number | null;
  hosted_models: boolean;
  license: 'no_fork' | 'fork_credit' | 'fork_royalty' | 'open';
  allow_commercial: boolean;
  fork_royalty_percent: number;
  parent_prompt_id: string | null;
  parent_version_id: string | null;
  root_prompt_id: string | null;
  parent_royalty_percent: number;
  runs: number;
  likes: number;
  saves: number;
  forks: number;
  comments: number;
  reviews: number;
  rating_sum: number;
  rating_score: number;
  rating_rank: number;
  finished_runs_30d: number;
  delivered_runs_30d: number;
  liked_up_30d: number;
  liked_down_30d: number;
  trending_score: number;
  runs_rank: number;
  success_score: number;
  search: string;
  title_search: string;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  trashed_at: Date | null;
  deleted_at: Date | null;
  pack_samples: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    free_trial_runs: FreeTrialRunsTable;
    prompt_access: PromptAccessTable;
    prompt_bulk_publications: PromptBulkPublicationsTable;
    prompt_creators: PromptCreatorsTable;
    prompt_daily_stats: PromptDailyStatsTable;
    prompt_drafts: PromptDraftsTable;
    prompt_featured_slots: PromptFeaturedSlotsTable;
    prompt_followed_creators: PromptFollowedCreatorsTable;
    prompt_pack_samples: PromptPackSamplesTable;
    prompt_pattern_notices: PromptPatternNoticesTable;
    prompt_presets: PromptPresetsTable;
    prompt_publishing_pauses: PromptPublishingPausesTable;
    prompt_runners: PromptRunnersTable;
    prompt_sample_notices: PromptSampleNoticesTable;
    prompt_tag_aliases: PromptTagAliasesTable;
    prompt_terms: PromptTermsTable;
    prompt_version_choices: PromptVersionChoicesTable;
    prompt_version_labels: PromptVersionLabelsTable;
    prompt_version_stats: PromptVersionStatsTable;
    prompt_versions: PromptVersionsTable;
    prompts: PromptsTable;
  }
}
