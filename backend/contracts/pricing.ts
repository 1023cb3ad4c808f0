import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, tokens } from './primitives.ts';

export const rateCardModel = z.object({
  id: z.string(),
  label: z.string(),
  contentType,
  multiplier: z.number().check(z.positive()),
  etaSeconds: z.number().check(z.positive()),
  default: z.boolean(),
  /** Whether runs of the model are sent to another company's server. */
  hosted: z.optional(z.boolean()),
});
export type RateCardModel = z.infer<typeof rateCardModel>;

/** What one unit of a run costs in tokens, by content type (docs/rules/pricing.md#base-rates). */
export const baseRates = z.object({ shortText: tokens, longText: tokens, image: tokens, video: tokens });
export type BaseRates = z.infer<typeof baseRates>;

export const rateCard = z.object({ base: baseRates, models: z.array(rateCardModel) });
export type RateCard = z.infer<typeof rateCard>;

export const tokenPackage = z.object({
  id: z.string(),
  packageId: z.string(),
  name: z.string(),
  description: z.string(),
  /** The price of a token package in dollars as a decimal string, e.g. `"4.99"`. */
  price: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  tokens,
  popular: z.boolean(),
  active: z.boolean(),
  stripePriceId: z.string(),
});
export type TokenPackage = z.infer<typeof tokenPackage>;

/** The quote of a run: its price with the line items, ceil(base x multiplier) x quantity + royalty. */
export const quote = z.object({
  total: tokens,
  base: tokens,
  baseLabel: z.string(),
  multiplier: z.number().check(z.positive()),
  unit: tokens,
  quantity: z.int().check(z.gte(1)),
  royalty: tokens,
});
export type Quote = z.infer<typeof quote>;

/** A text run is priced as long when it is asked for more words than this (docs/rules/pricing.md#long-text). */
export const LONG_TEXT_WORDS = 400;

/** The parts of a run's request that decide its price. `length` is the number of words. */
export interface QuoteRequest {
  contentType: z.infer<typeof contentType>;
  quantity: number;
  length: number;
  multiplier: number;
  royalty: number;
}

const UNIT_LABELS = { shortText: 'Short text', longText: 'Long text', image: 'Image', video: 'Video' } as const;

/**
 * Prices one run: ceil(base x multiplier) x quantity + royalty (docs/rules/pricing.md#quote). Browser and server use this function, so the
 * price on the button and the hold cannot differ.
 */
export function quoteRun(base: BaseRates, request: QuoteRequest): Quote {
  const rate = rateFor(request);
  const basePrice = base[rate];
  // Multipliers are decimals such as 1.1. Removing the float error before rounding up keeps 10 x 1.1 at 11 instead of 12.
  const unit = Math.ceil(Number((basePrice * request.multiplier).toFixed(6)));
  return {
    total: unit * request.quantity + request.royalty,
    base: basePrice,
    baseLabel: UNIT_LABELS[rate],
    multiplier: request.multiplier,
    unit,
    quantity: request.quantity,
    royalty: request.royalty,
  };
}

function rateFor({ contentType: type, length }: QuoteRequest): keyof BaseRates {
  if (type !== 'text') return type;
  return length > LONG_TEXT_WORDS ? 'longText' : 'shortText';
}

export const getPricing = defineEndpoint({
  method: 'GET',
  path: '/api/pricing',
  summary: 'Rate card, token packages and the Pro plan',
  response: z.object({
    rateCard,
    packages: z.array(tokenPackage),
    pro: z.object({ priceId: z.string(), priceCents: z.int().check(z.nonnegative()), tokensPerMonth: tokens }),
  }),
});

export const getTokenPackages = defineEndpoint({
  method: 'GET',
  path: '/api/token-packages',
  summary: 'The token packages on sale',
  response: z.array(tokenPackage),
});
