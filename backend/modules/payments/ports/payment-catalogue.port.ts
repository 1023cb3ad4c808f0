/** One of our products at the provider. */
export interface PriceSnapshot {
  id: string;
  active: boolean;
  priceCents: number | null;
}

export interface ProductToSell {
  productId: string;
  name: string;
  priceCents: number;
  /** How often the price is charged: null for once, `month` for a plan. */
  interval: 'month' | null;
}

/** Products and prices in the provider's catalogue. */
export interface PaymentCatalogue {
  price(stripePriceId: string): Promise<PriceSnapshot | null>;
  /** Creates the product and price at the provider when they are missing, and deactivates the price that the new one `replaces`. Returns the price. */
  publishPrice(product: ProductToSell, replaces: string | null): Promise<string>;
}
