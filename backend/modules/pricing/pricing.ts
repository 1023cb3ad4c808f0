import type { ContentType } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { Quote, RateCard, RateCardModel } from '#contracts/pricing.ts';

/** A model on the rate card that this server can run, with its provider. */
export interface RunnableModel extends RateCardModel {
  /** The id of the provider that runs the model. */
  provider: string;
  /** The model's name at the provider. */
  providerModel: string;
}

export interface RunToPrice {
  contentType: ContentType;
  quantity: number;
  /** The length of a text in words. */
  length: number;
  /** The model's id on the rate card. When it is left out, the default model of the content type is used. */
  model?: string | undefined;
  royalty: number;
}

/** A token package or the Pro plan, as it is sold now. */
export interface Product {
  /** The id of the token package, such as `mini-boost`, or `pro` for the plan. */
  productId: string;
  name: string;
  priceCents: number;
  /** The tokens that the buyer gets for a purchase, or for each paid month. */
  tokens: number;
  /** The price id that clients send with a purchase: the provider's, or a fallback (docs/rules/pricing.md#fallback-price). */
  priceId: string;
  /** The product's price id at the payment provider; null until it was synchronised. */
  stripePriceId: string | null;
}

/** The calls that other modules may make about prices. */
export interface Pricing {
  rateCard(): Promise<RateCard>;
  /**
   * Prices a run, and names the model that makes it. A caller inside a transaction passes its connection, so that it never waits for a second
   * one. @throws UnknownModel for an id that is not on the card for this type
   */
  quote(run: RunToPrice, connection?: Connection): Promise<{ quote: Quote; model: RunnableModel }>;
  /** The token packages on sale and the Pro plan. They are read from the database, because a buyer must never be charged a cached price. */
  products(connection: Connection): Promise<{ packages: Product[]; pro: Product }>;
  /** Stores the payment provider's price id of a product. */
  setStripePrice(tx: Tx, productId: string, stripePriceId: string): Promise<void>;
}
