import { Model } from 'objection';
import type { Aspect } from '#contracts/generation.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunSource } from '../domain/run-source.ts';
import type { GenerationsTable } from '../generation.tables.ts';

/** The request to the provider, filled in when the run was accepted. */
export interface StoredRequest {
  prompt: string;
  system: string | null;
  negative: string | null;
  /** The templates of a sealed prompt before they were filled in. The run's output is compared with them. */
  sealed?: string[];
  /** Texts that the author's constants and switches insert, by field. The runner never sees them. */
  secrets?: { key: string; value: string }[];
  /** Ids of the models that the author allows; absent when all are allowed. Another provider may take the run over only with one of them. */
  onlyModels?: string[];
  /** Set when the author excludes hosted models, so that none may take the run over. */
  notHosted?: true;
  /** Set for paid prompts. A provider whose outputs quote its input then gets only `subject`. */
  formOnly?: true;
  /**
   * What the run is about, for providers that work from the form. For a paid prompt it contains only what a buyer sees: the public title and
   * the visible fields.
   */
  subject: { title: string | null; category: string | null; values: { key: string; label: string; value: string }[] };
}

/** A row of `generations`, with types and comments that the columns cannot express. */
export interface GenerationRow extends Omit<GenerationsTable, 'run_source' | 'inputs' | 'request' | 'aspect' | 'quote' | 'rating' | 'attached_at'> {
  run_source: RunSource;
  inputs: FormInputs;
  request: StoredRequest;
  aspect: Aspect | null;
  quote: Quote;
  /** How the owner rated the run: 1 thumbs up, -1 thumbs down, 0 not rated. */
  rating: -1 | 0 | 1;
  /** The checksum of the draft that a test run used; null for all other runs. */
  draft_checksum: GenerationsTable['draft_checksum'];
  /** The prompt's creator; null for runs in own words. */
  creator_id: GenerationsTable['creator_id'];
  /** The owner of the wallet that pays; null when the runner pays. */
  payer_id: GenerationsTable['payer_id'];
  /** The time until which the owner may use the run's free retry; null when it has none. */
  free_retry_until: GenerationsTable['free_retry_until'];
  /** The tokens that a free retry would have cost; null for all other runs. */
  waived: GenerationsTable['waived'];
  /** The UTC day for which a free retry counts; null for all other runs, and for one that delivered nothing. */
  free_retry_day: GenerationsTable['free_retry_day'];
  /** The number of attempts that were stopped because their output leaked the prompt. */
  leaks: GenerationsTable['leaks'];
  /** Tokens that the run cost in the end; null until it has ended. */
  captured: GenerationsTable['captured'];
  /** The time when the owner shared the output by a link; null while it is not shared. */
  shared_at: GenerationsTable['shared_at'];
  /** Whether the output repeats the templates that the run was made from. Null for outputs that were never made public. */
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
