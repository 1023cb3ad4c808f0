import { Model } from 'objection';
import type { ContentType } from '#contracts/primitives.ts';
import type { Category, PromptCard } from '#contracts/prompts.ts';
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
  declare category: Category;
  declare language: string;
  declare tags: string[];
  declare cover_file_id: string | null;
  declare status: 'draft' | 'in_review' | 'published' | 'rejected' | 'removed';
  declare visibility: 'private' | 'unlisted' | 'public';
  declare pricing: PromptCard['pricing'];
  declare run_royalty: number;
  declare unlock_price: number;
  declare license: 'no_fork' | 'fork_credit' | 'fork_royalty' | 'open';
  declare published_version_id: string | null;
  declare runs: number;
  declare likes: number;
  declare works_attempts_30d: number;
  declare works_successes_30d: number;
  declare trending_score: number;
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
