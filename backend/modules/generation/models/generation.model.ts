import { Model } from 'objection';
import type { Aspect } from '#contracts/generation.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunSource } from '../domain/run-source.ts';
import type { GenerationsTable } from '../generation.tables.ts';

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

/** A run as a row. What a column cannot say is typed here, or said beside it. */
export interface GenerationRow extends Omit<GenerationsTable, 'run_source' | 'inputs' | 'request' | 'aspect' | 'quote' | 'rating' | 'attached_at'> {
  run_source: RunSource;
  inputs: FormInputs;
  request: StoredRequest;
  aspect: Aspect | null;
  quote: Quote;
  /** Thumbs of the owner; 0 for none. */
  rating: -1 | 0 | 1;
  /** Of the text that a test was made with; null for all other runs. */
  draft_checksum: GenerationsTable['draft_checksum'];
  /** Creator of the prompt; null for free-form runs. */
  creator_id: GenerationsTable['creator_id'];
  /** Whose tokens are held when they are not the runner's own. */
  payer_id: GenerationsTable['payer_id'];
  /** Until when the same may be run once more for nothing; null when it may not. */
  free_retry_until: GenerationsTable['free_retry_until'];
  /** Of a free retry: tokens that it would have cost; null for all other runs. */
  waived: GenerationsTable['waived'];
  /** Of a free retry that counts: the UTC day that it counts for. */
  free_retry_day: GenerationsTable['free_retry_day'];
  /** Attempts that were stopped because they began to give the prompt away. */
  leaks: GenerationsTable['leaks'];
  /** Tokens kept for what arrived; null until the run has ended. */
  captured: GenerationsTable['captured'];
  /** When its owner shared its output by a link; null while it is private. */
  shared_at: GenerationsTable['shared_at'];
  /** Whether its words repeat those that it was made from; null for what was never shown. */
  tells_text: GenerationsTable['tells_text'];
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
