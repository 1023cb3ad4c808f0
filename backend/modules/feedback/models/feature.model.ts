import { Model } from 'objection';
import type { FeatureStatus } from '#contracts/next-features.ts';

export class FeatureModel extends Model {
  static override readonly tableName = 'features';

  declare id: string;
  declare title: string;
  declare description: string;
  declare status: FeatureStatus;
  declare estimated_completion: string | null;
  declare visible: boolean;
  /** The path of the page that the finished feature will have. */
  declare page: string | null;
  declare position: number;
  /** How many rows `feature_votes` has for this feature. Each transaction that adds or deletes votes updates it. */
  declare votes: number;
  declare revision: number;
  declare completed_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
}
