import { Model } from 'objection';
import type { Aspect, GenerationStatus } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunSource } from '../domain/run-source.ts';

/** What a provider is asked, filled in when the run was accepted. */
export interface StoredRequest {
  prompt: string;
  system: string | null;
  negative: string | null;
  /** The templates of a sealed prompt as they were written: what comes out is compared with them. */
  sealed?: string[];
  /** What the author's constants and switches put into the texts, by field: the runner types and reads none of it. */
  secrets?: { key: string; value: string }[];
  /** A paid prompt: a provider that shows what it is told gets `subject` alone. */
  formOnly?: true;
  /** Of a paid prompt only what a buyer sees: the public title, and the values of visible fields. */
  subject: { title: string | null; category: string | null; values: { key: string; label: string; value: string }[] };
}

/** A run as a row. */
export interface GenerationRow {
  id: string;
  user_id: string;
  run_source: RunSource;
  content_type: ContentType;
  prompt_id: string | null;
  prompt_version_id: string | null;
  retry_of_id: string | null;
  title: string;
  inputs: FormInputs;
  request: StoredRequest;
  sealed: boolean;
  file_ids: string[];
  model_id: string;
  model_label: string;
  provider: string;
  provider_model: string;
  eta_seconds: number;
  quantity: number;
  aspect: Aspect | null;
  length: number | null;
  quote: Quote;
  seed: number;
  /** Thumbs of the owner; 0 for none. */
  rating: -1 | 0 | 1;
  slots: number;
  request_hash: string | null;
  /** Of the text that a test was made with; null for all other runs. */
  draft_checksum: string | null;
  /** Creator of the prompt; null for free-form runs. */
  creator_id: string | null;
  /** Whose tokens are held when they are not the runner's own. */
  payer_id: string | null;
  /** Until when the same may be run once more for nothing; null when it may not. */
  free_retry_until: Date | null;
  /** Of a free retry: tokens that it would have cost; null for all other runs. */
  waived: number | null;
  /** Of a free retry that counts: the UTC day that it counts for. */
  free_retry_day: Date | null;
  /** Attempts that were stopped because they began to give the prompt away. */
  leaks: number;
  status: GenerationStatus;
  dispatched_at: Date | null;
  swept_at: Date | null;
  attempt_no: number;
  failures: number;
  crashes: number;
  heartbeat_at: Date | null;
  deadline_at: Date | null;
  progress: number;
  delivered: number;
  /** Tokens kept for what arrived; null until the run has ended. */
  captured: number | null;
  /** When its owner shared its output by a link; null while it is private. */
  shared_at: Date | null;
  /** Whether its words repeat those that it was made from; null for what was never shown. */
  tells_text: boolean | null;
  provider_job_id: string | null;
  output_text: string | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  deleted_at: Date | null;
}

// Declaration merging gives the model the row's fields without defining any at run time.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface GenerationModel extends GenerationRow {}
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export class GenerationModel extends Model {
  static override tableName = 'generations';
  static override get jsonAttributes() {
    return ['inputs', 'request', 'quote'];
  }
}
