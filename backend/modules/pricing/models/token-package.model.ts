import { Model } from 'objection';

export class TokenPackageModel extends Model {
  static override readonly tableName = 'token_packages';

  declare id: string;
  declare package_id: string;
  declare name: string;
  declare description: string;
  declare price_cents: number;
  declare tokens: number;
  declare popular: boolean;
  declare active: boolean;
  declare stripe_price_id: string | null;
  declare position: number;
  declare created_at: Date;
  declare updated_at: Date;
}
