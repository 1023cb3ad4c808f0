import { Model } from 'objection';

export class PlanModel extends Model {
  static override readonly tableName = 'plans';

  declare id: string;
  declare plan: 'pro';
  declare price_cents: number;
  declare tokens_per_month: number;
  declare stripe_price_id: string | null;
  declare created_at: Date;
  declare updated_at: Date;
}
