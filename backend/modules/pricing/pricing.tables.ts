// Written by `npm run db:types` from the migrated database. A test fails when this is stale.

/** A row of `price_versions`. */
export interface PriceVersionsTable {
  kind: 'rate_card' | 'packages' | 'pro';
  version: number;
  content: unknown;
  effective_at: Date;
  created_at: Date;
  created_by: string | null;
  created_by_name: string | null;
  reason: string | null;
  restored_from: number | null;
  withdrawn_at: Date | null;
}

/** A row of `provider_prices`. */
export interface ProviderPricesTable {
  product_id: string;
  price_cents: number;
  stripe_price_id: string;
  updated_at: Date;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    price_versions: PriceVersionsTable;
    provider_prices: ProviderPricesTable;
  }
}
