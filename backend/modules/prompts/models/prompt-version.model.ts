import { Model } from 'objection';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { SampleInput } from '#contracts/prompt-detail.ts';
import type { VersionTerms } from '../domain/version-content.ts';
import type { RunnablePrompt } from '../prompt-texts.ts';

export class PromptVersionModel extends Model {
  static override tableName = 'prompt_versions';
  static override get jsonAttributes() {
    return ['form_schema', 'output_settings', 'sample_inputs', 'terms'];
  }
  declare id: string;
  declare prompt_id: string;
  declare version_no: number;
  declare template: string;
  declare system_template: string | null;
  declare negative_template: string | null;
  declare form_schema: PromptForm;
  declare output_settings: RunnablePrompt['outputSettings'];
  declare sample_inputs: SampleInput[];
  declare checksum: string;
  declare author_id: string;
  declare change_note: string;
  declare parent_version_id: string | null;
  declare terms: Partial<VersionTerms>;
  /** The checksum of the templates and the form, from which runs are made. Null for versions from before drafts existed. */
  declare text_checksum: string | null;
  declare similarity_bands: number[];
  declare published_at: Date | null;
  declare created_at: Date;
}
