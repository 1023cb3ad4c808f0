import { Model } from 'objection';
import type { ContentType } from '#contracts/primitives.ts';
import type { Category, License, PromptPricing, PromptStatus } from '#contracts/prompts.ts';
import { PromptVersionModel } from './prompt-version.model.ts';

export class PromptModel extends Model {
  static override tableName = 'prompts';
  declare id: string;
  declare owner_id: string;
  declare slug: string;
  declare previous_slugs: string[];
  declare title: string;
  declare one_liner: string;
  declare description_md: string;
  declare content_type: ContentType;
  /** The category; null in a draft whose author has not chosen one. A published prompt has one. */
  declare category: Category | null;
  declare language: string;
  declare tags: string[];
  declare cover_file_id: string | null;
  declare status: PromptStatus;
  declare visibility: 'private' | 'unlisted' | 'public';
  declare pricing: PromptPricing;
  declare run_royalty: number;
  declare unlock_price: number;
  declare free_trial_runs_per_day: number;
  /** The number of packs on the market that offer this prompt as their free sample. */
  declare pack_samples: number;
  declare license: License;
  declare fork_royalty_percent: number;
  declare allow_commercial: boolean;
  declare models: string[];
  declare recommended_model: string | null;
  /** The shortest text that a run can ask for, in words; null where the runner sets the length in the run panel. */
  declare shortest_length: number | null;
  /** False when the author forbids hosted models for buyers' runs of a picture or video. */
  declare hosted_models: boolean;
  declare safety_flag: boolean;
  declare parent_prompt_id: string | null;
  declare parent_version_id: string | null;
  declare root_prompt_id: string | null;
  /** The percent of its earnings that a fork of this prompt passes to it. */
  declare parent_royalty_percent: number;
  declare pending_version_id: string | null;
  declare review_note: string | null;
  declare removed_rule: string | null;
  /** The moderator's reason for hiding the prompt; null while it is not hidden. */
  declare hidden_rule: string | null;
  /** The status before a moderator took the prompt down; null while it is not taken down. */
  declare removed_from: PromptStatus | null;
  declare published_version_id: string | null;
  declare runs: number;
  /** Runs and success rate of the last refresh, by which lists sort. -1 when a prompt has too few runs for a rate. */
  declare runs_rank: number;
  declare success_score: number;
  declare likes: number;
  declare saves: number;
  declare forks: number;
  declare comments: number;
  declare reviews: number;
  declare rating_sum: number;
  declare liked_up_30d: number;
  declare liked_down_30d: number;
  declare finished_runs_30d: number;
  declare delivered_runs_30d: number;
  declare trending_score: number;
  declare readonly rating_score: number;
  declare readonly price_tokens: number;
  /** When its author moved the prompt to the trash; null outside the trash. */
  declare trashed_at: Date | null;
  /** When the author deleted the prompt for ever. The row stays because buyers keep the prompt. */
  declare deleted_at: Date | null;
  declare published_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
  declare publishedVersion?: PromptVersionModel;

  static override get relationMappings() {
    return {
      publishedVersion: {
        relation: Model.BelongsToOneRelation,
        modelClass: PromptVersionModel,
        join: { from: 'prompts.published_version_id', to: 'prompt_versions.id' },
      },
    };
  }
}
