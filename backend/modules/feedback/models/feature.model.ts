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
  /** Path of the page that it will open. */
  declare page: string | null;
  declare position: number;
  /** Kept by the transactions that write and delete votes; always the number of rows. */
  declare votes: number;
  declare revision: number;
  declare completed_at: Date | null;
  declare created_at: Date;
  declare updated_at: Date;
}
