// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `generation_outputs`. */
export interface GenerationOutputsTable {
  generation_id: string;
  position: number;
  kind: 'image' | 'video';
  file_id: string;
  poster_file_id: string | null;
  mime: string;
  width: number;
  height: number;
  duration_ms: number | null;
  alt_text: string;
  created_at: Date;
  alt_by_owner: boolean;
}

/** A row of `generations`. */
export interface GenerationsTable {
  id: string;
  user_id: string;
  run_source: 'prompt' | 'free' | 'challenge' | 'test' | 'improve' | 'review' | 'imported' | 'chat';
  content_type: 'text' | 'image' | 'video';
  prompt_id: string | null;
  prompt_version_id: string | null;
  creator_id: string | null;
  draft_checksum: string | null;
  retry_of_id: string | null;
  title: string;
  inputs: unknown;
  request: unknown;
  sealed: boolean;
  file_ids: string[];
  model_id: string;
  model_label: string;
  provider: string;
  provider_model: string;
  eta_seconds: number;
  quantity: number;
  aspect: string | null;
  length: number | null;
  quote: unknown;
  payer_id: string | null;
  captured: number | null;
  waived: number | null;
  free_retry_day: Date | null;
  free_retry_until: Date | null;
  seed: number;
  slots: number;
  request_hash: string | null;
  status: 'queued' | 'running' | 'succeeded' | 'partial' | 'failed' | 'cancelled' | 'blocked';
  dispatched_at: Date | null;
  swept_at: Date | null;
  attempt_no: number;
  failures: number;
  crashes: number;
  leaks: number;
  heartbeat_at: Date | null;
  deadline_at: Date | null;
  progress: number;
  delivered: number;
  provider_job_id: string | null;
  output_text: string | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  deleted_at: Date | null;
  rating: number;
  shared_at: Date | null;
  attached_at: Date | null;
  tells_text: boolean | null;
  trashed_at: Date | null;
  published_at: Date | null;
  from_run_id: string | null;
  removed_at: Date | null;
  lane: 'run' | 'chat';
  agent_id: string | null;
  next_seq: number;
  surface: 'page' | 'chat' | 'api';
  key_id: string | null;
  fell_back_from: string | null;
  provider_revision: number | null;
}

/** A row of `prompt_samples`. */
export interface PromptSamplesTable {
  id: string;
  prompt_id: string;
  generation_id: string;
  version_no: number | null;
  text_checksum: string | null;
  caption: string;
  position: number;
  created_at: Date;
  screened_version: number | null;
  clip_file_id: string | null;
  clip_due_at: Date | null;
}

/** A row of `provider_calls`. */
export interface ProviderCallsTable {
  id: string;
  at: Date;
  content_type: 'text' | 'image' | 'video';
  provider_id: string;
  provider: string;
  model: string;
  purpose: 'run' | 'test';
  outcome: 'worked' | 'failed';
  code: string | null;
  ms: number;
}

/** A row of `provider_spend`. */
export interface ProviderSpendTable {
  provider_id: string;
  content_type: 'text' | 'image' | 'video';
  month: Date;
  micros: number;
}

/** A row of `sealed_slices`. */
export interface SealedSlicesTable {
  user_id: string;
  prompt_id: string;
  slice: string;
  seen_at: Date;
}

/** A row of `starter_samples`. */
export interface StarterSamplesTable {
  prompt_id: string;
  input: number;
  rank: number;
  status: 'wanted' | 'running' | 'shown' | 'given_up';
  tries: number;
  generation_id: string | null;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    generation_outputs: GenerationOutputsTable;
    generations: GenerationsTable;
    prompt_samples: PromptSamplesTable;
    provider_calls: ProviderCallsTable;
    provider_spend: ProviderSpendTable;
    sealed_slices: SealedSlicesTable;
    starter_samples: StarterSamplesTable;
  }
}
