import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, isoTime, tidied } from './primitives.ts';

/** The three price lists: rate card, token packages and Pro. Each has its own versions. */
export const priceKind = z.enum(['rate_card', 'packages', 'pro']);
export type PriceKind = z.infer<typeof priceKind>;

/** All token packages, in the order in which they were first listed (docs/rules/pricing.md#packages). */
export const PACKAGE_IDS = ['mini-boost', 'creator-stack', 'pro-flow-pack', 'conjure-reserve'] as const;

/** The most tokens that a package, a month of Pro or one unit of a run may have. */
export const MOST_TOKENS = 1_000_000;

const TOKENS = `A whole number from 1 to ${MOST_TOKENS.toLocaleString('en-US')}`;
const someTokens = z.int(TOKENS).check(z.gte(1, TOKENS), z.lte(MOST_TOKENS, TOKENS));

/** A price in dollars as digits, such as `"4.99"`, from 0.01 to 99999.99. Packages use the same notation. */
export const dollarPrice = z.string().check(
  z.regex(/^(?!0\.00$)(0|[1-9]\d{0,4})\.\d{2}$/, 'Dollars and cents from 0.01 to 99999.99, such as 4.99'),
);

const MULTIPLIER = 'From 0.01 to 100, with two decimals at most';
export const priceMultiplier = z.number(MULTIPLIER).check(z.gte(0.01, MULTIPLIER), z.lte(100, MULTIPLIER), z.multipleOf(0.01, MULTIPLIER));

/** The rate card: tokens per unit by content type, and multipliers that replace the models' own ones. */
export const rateCardPrices = z.strictObject({
  base: z.strictObject({ shortText: someTokens, longText: someTokens, image: someTokens, video: someTokens }),
  multipliers: z.record(z.string().check(z.minLength(1), z.maxLength(100)), priceMultiplier),
});
export type RateCardPrices = z.infer<typeof rateCardPrices>;

// A price id must not begin with `price_conjure_`, because the product uses such ids for prices that are missing at Stripe.
const stripePriceId = z.nullable(z.string().check(z.trim(), z.regex(/^price_(?!conjure_)\w{1,100}$/, 'Like price_1QxYz, as Stripe shows it')));

const packageParts = {
  packageId: z.enum(PACKAGE_IDS),
  name: z.string().check(tidied(), z.minLength(1, 'A package needs a name'), z.maxLength(60, '60 characters at most')),
  description: z.string().check(tidied(), z.maxLength(200, '200 characters at most')),
  price: dollarPrice,
  tokens: someTokens,
  popular: z.boolean(),
  active: z.boolean(),
};
const planParts = { price: dollarPrice, tokensPerMonth: someTokens };

/** A token package with its price. The order of packages in the list is their order in the shop. */
export const packagePrices = z.object({ ...packageParts, stripePriceId: z.nullable(z.string()) });
export type PackagePrices = z.infer<typeof packagePrices>;
export const planPrices = z.object({ ...planParts, stripePriceId: z.nullable(z.string()) });
export type PlanPrices = z.infer<typeof planPrices>;

/** A token package as an administrator saves it. Without `stripePriceId`, the id known for this product and amount stays; null removes it. */
const draftPackage = z.strictObject({ ...packageParts, stripePriceId: z.optional(stripePriceId) });
export type DraftPackage = z.infer<typeof draftPackage>;

/** All token packages as an administrator saves them together (docs/rules/server.md#combined-fields). */
export const draftPackages = z.array(draftPackage).check(
  z.refine((list) => list.length === PACKAGE_IDS.length && new Set(list.map(({ packageId }) => packageId)).size === PACKAGE_IDS.length, 'All four packages, each once'),
  z.refine((list) => list.filter(({ popular }) => popular).length === 1, 'Exactly one package is the most popular'),
  z.refine((list) => list.every(({ popular, active }) => active || !popular), 'The most popular package must be on sale'),
);
export const draftPlan = z.strictObject({ ...planParts, stripePriceId: z.optional(stripePriceId) });

const versionOf = <Content extends z.ZodMiniType>(content: Content) =>
  z.object({
    version: z.int(),
    content,
    /** The state of a price version. `withdrawn`: cancelled before it began. `past`: a later one has replaced it. */
    state: z.enum(['scheduled', 'in_force', 'past', 'withdrawn']),
    effectiveAt: isoTime,
    createdAt: isoTime,
    /** The id of the administrator who saved the price version; null for the prices that the product came with. */
    createdBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    /** The number of the price version that this one restored; null for others. */
    restoredFrom: z.nullable(z.int()),
  });

const listOf = <Content extends z.ZodMiniType>(content: Content) =>
  z.object({
    /** The number of the newest price version, in force or not. A save must name it, so that it overwrites no other change. */
    latest: z.int(),
    /** The price version that is in force now. */
    current: versionOf(content),
    /** The last hundred versions of this price list, newest first. */
    versions: z.array(versionOf(content)),
  });

export const adminPricing = z.object({
  rateCard: listOf(rateCardPrices),
  packages: listOf(z.array(packagePrices)),
  pro: listOf(planPrices),
  /** The models that this server can run, with the multipliers that they have unless the rate card replaces them. */
  models: z.array(z.object({ id: z.string(), label: z.string(), contentType, multiplier: z.number() })),
});
export type AdminPricing = z.infer<typeof adminPricing>;
/** The facts about a price version without its prices, the same for all three price lists. */
export type PriceVersion = Omit<AdminPricing['pro']['current'], 'content'>;

export const getAdminPricing = defineEndpoint({
  method: 'GET',
  path: '/api/admin/pricing',
  summary: 'Rate card, packages and Pro plan with their versions',
  response: adminPricing,
});

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500));
const change = {
  /** The newest price version that the editor had seen. A newer one makes the save fail with 409 `prices_changed`. */
  base: z.int(),
  /** The ISO time from which the new price version holds; null for at once. */
  effectiveAt: z.nullable(isoTime),
  reason,
};

export const saveRateCard = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/rate-card',
  summary: 'A new version of the rate card, now or later',
  body: z.strictObject({ ...change, content: rateCardPrices }),
  response: adminPricing,
});
export const savePackages = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/packages',
  summary: 'A new version of the token packages, now or later',
  body: z.strictObject({ ...change, content: draftPackages }),
  response: adminPricing,
});
export const savePro = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/pro',
  summary: 'A new version of the Pro plan, now or later',
  body: z.strictObject({ ...change, content: draftPlan }),
  response: adminPricing,
});
export const rollBackPrices = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/roll-back',
  summary: 'A new version with the content of an old one, from now on',
  body: z.strictObject({ kind: priceKind, base: z.int(), version: z.int(), reason }),
  response: adminPricing,
});
export const withdrawPrices = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/withdraw',
  summary: 'Withdraw a version that is not in force yet',
  body: z.strictObject({ kind: priceKind, version: z.int(), reason }),
  response: adminPricing,
});

/** For how many past days a preview prices the runs again, with a changed rate card. */
export const PREVIEW_DAYS = 30;

export const previewRates = defineEndpoint({
  method: 'POST',
  path: '/api/admin/pricing/preview',
  summary: 'The finished runs of the last 30 days, priced by another rate card',
  body: rateCardPrices,
  response: z.object({
    from: isoTime,
    to: isoTime,
    /** For each rate, also unused ones, the tokens that runs cost (`before`) and would have cost (`after`). */
    rates: z.array(z.object({ rate: z.enum(['shortText', 'longText', 'image', 'video']), runs: z.int(), before: z.int(), after: z.int() })),
  }),
});
export type RatesPreview = z.infer<typeof previewRates.response>;
