import { Model } from 'objection';

/** The payment provider's price id of a product at an amount. */
export class ProviderPriceModel extends Model {
  static override readonly tableName = 'provider_prices';
  static override readonly idColumn = ['product_id', 'price_cents'];

  declare product_id: string;
  declare price_cents: number;
  declare stripe_price_id: string;
  declare updated_at: Date;
}
