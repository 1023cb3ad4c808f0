import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { spendingBody } from './expected-total.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';

/* Unlocks, royalties and earnings of creators. All amounts are in tokens. */

/** Royalties that a person paid for a prompt in this many days lower its unlock price for them (docs/rules/selling.md#unlock-credit). */
export const CREDIT_DAYS = 30;
/** A buyer can refund an unlock within this many hours and with fewer than `REFUND_RUNS` runs (docs/rules/selling.md#unlock-refund). */
export const REFUND_HOURS = 24;
export const REFUND_RUNS = 3;
/** After this many refunds of unlocks, a person must wait `COOLDOWN_DAYS` for the next one (docs/rules/selling.md#unlock-refund). */
export const REFUNDS_BEFORE_COOLDOWN = 3;
export const COOLDOWN_DAYS = 30;
/** After how many days a creator's earnings are released (docs/rules/selling.md#release). */
export const RELEASE_DAYS = 7;
/** The percent of a day's gross earnings that the creator gets, rounded down on the day's total. */
export const CREATOR_PERCENT = 80;

/**
 * The most bonus tokens of one payer that count as earnings of one creator, and how old the payer's account must be for it
 * (docs/rules/selling.md#bonus-release).
 */
export const BONUS_PER_PAIR = 20;
export const BONUS_ACCOUNT_HOURS = 24;

/** What an unlock costs in tokens: the price minus the credit, never below 0. */
export const unlockTotal = (price: number, credit: number): number => Math.max(0, price - credit);
/** The creator's share of a day's gross earnings, in tokens. */
export const creatorShare = (gross: number): number => Math.floor((gross * CREATOR_PERCENT) / 100);

/** Why an unlock or a pack cannot be refunded now. */
export const refundRefusal = z.enum(['too_late', 'too_many_runs', 'cooldown', 'already_refunded']);

/** A buyer's request that moderators refund an unlock, and its outcome. Each unlock can have one. */
export const refundRequest = z.object({ status: z.enum(['open', 'granted', 'refused']), message: z.string(), askedAt: isoTime, answer: z.nullable(z.string()), answeredAt: z.nullable(isoTime) });
/** Why the buyer asks for a refund; moderators read it. */
export const refundReason = z.string().check(tidied(), z.minLength(10, 'Give the reason in one or two sentences'), z.maxLength(1_000));

export const unlock = z.object({
  id,
  promptId: id,
  version: z.int(),
  price: tokens,
  credit: tokens,
  paid: tokens,
  status: z.enum(['active', 'refunded']),
  unlockedAt: isoTime,
  runsSince: z.int(),
  refundable: z.boolean(),
  /** Why the unlock cannot be refunded; null while it can. */
  refusal: z.nullable(refundRefusal),
  refundableUntil: isoTime,
  /** True while a moderator has taken the unlocked prompt down. It cannot be run, and its buyer may refund the unlock at any time. */
  removed: z.boolean(),
  request: z.nullable(refundRequest),
  /** Whether the buyer can ask a moderator: the unlock cannot be refunded directly, and no request was made yet. */
  mayAsk: z.boolean(),
});
export type Unlock = z.infer<typeof unlock>;

/** The offer of a prompt: what it costs this person now. A visitor has no credit and no free trial run. */
export const offer = z.object({
  runRoyalty: tokens,
  /** The unlock price in tokens; null when the prompt cannot be unlocked. */
  unlockPrice: z.nullable(tokens),
  credit: tokens,
  /** The unlock price minus the person's credit, in tokens; null when the prompt cannot be unlocked. */
  total: z.nullable(tokens),
  /** Whether this person may have a free trial run of the prompt today, which the creator pays. */
  freeTrialRun: z.boolean(),
  unlock: z.nullable(unlock),
});
export type Offer = z.infer<typeof offer>;

/**
 * How long the client uses a fetched offer again, in ms. The parts of one page share it, but it is short, because royalties of today's runs
 * change the offer.
 */
const OFFER_STALE_MS = 10_000;
export const getOffer = defineEndpoint({ method: 'GET', path: '/api/prompts/:id/offer', summary: 'What a prompt costs the viewer now', params: idParams, staleMs: OFFER_STALE_MS, response: z.object({ offer }) });
/** Unlocks a prompt. 409 `price_changed` (details.quote) when it costs more than the buyer saw. */
export const unlockPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/unlock',
  summary: 'Buy the right to see and fork a prompt',
  status: 201,
  params: idParams,
  body: spendingBody,
  response: z.object({ unlock }),
});
export const refundUnlock = defineEndpoint({
  method: 'POST',
  path: '/api/unlocks/:id/refund',
  summary: 'Refund an unlock within 24 hours and with fewer than 3 runs',
  params: idParams,
  response: z.object({ unlock }),
});
/**
 * Asks the moderators to refund an unlock. 409: `refund_possible` while the buyer can refund it directly, `refund_asked` the second time,
 * `nothing_paid` when earlier royalties covered the price.
 */
export const askRefund = defineEndpoint({
  method: 'POST',
  path: '/api/unlocks/:id/refund-request',
  summary: 'Ask the moderators to refund an unlock that its buyer cannot refund directly',
  status: 201,
  params: idParams,
  body: z.strictObject({ message: refundReason }),
  response: z.object({ unlock }),
});
export const listUnlocks = defineEndpoint({
  method: 'GET',
  path: '/api/unlocks',
  summary: 'Own unlocks, latest first',
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(z.object({ unlock, prompt: z.nullable(z.object({ slug: z.string(), title: z.string(), contentType, coverUrl: z.nullable(z.string()) })) })), nextCursor: z.nullable(z.string()) }),
});

const figure = z.object({ now: z.int(), before: z.int() });
/**
 * A creator's figures of the last `days`, with those of as many days before. Views count signed-in people who saw a prompt, once a day each.
 * Runs are those of other people.
 */
export const performance = z.object({
  views: figure,
  /** How often people opened the form of the creator's prompts, counted once in each visit. */
  formOpens: figure,
  runs: figure,
  unlocks: figure,
  /** What buyers spent in the period, before the split. */
  gross: figure,
  /** The creator's share of what buyers spent in the period: final for released days, else the most that it can become (docs/rules/selling.md#net-earnings). */
  net: figure,
  /** What free trial runs cost the creator in tokens, and how many of them delivered. */
  trials: z.object({ cost: figure, runs: figure }),
  /** All likes and reviews of the creator's prompts so far, and the average stars; null without reviews. */
  opinions: z.object({ likes: z.int(), reviews: z.int(), rating: z.nullable(z.number()) }),
  pending: tokens,
  released: tokens,
  /** When the creator's pending earnings become spendable, soonest first, at most 14. */
  releases: z.array(z.object({ on: isoTime, gross: tokens, share: tokens })),
  /** Earnings that became spendable for the creator, latest first, at most 14. `day` is the day on which they were earned. */
  paid: z.array(z.object({ day: z.iso.date(), on: isoTime, gross: tokens, share: tokens })),
  /**
   * The creator's latest sales, at most 20. `counted` is how many of the tokens count for the day's sum: final once the day is released, else
   * the most that it can become. `why` tells why bonus tokens do not count.
   */
  sales: z.array(z.object({
    id, title: z.nullable(z.string()), source: z.enum(['royalty', 'unlock', 'pack', 'tip', 'agent']), at: isoTime, gross: tokens, counted: tokens,
    status: z.enum(['pending', 'frozen', 'released', 'reversed']), why: z.nullable(z.enum(['unconfirmed', 'new_account', 'pair_limit'])),
  })),
  /** How many unlocks of the creator's prompts were refunded. */
  refunds: figure,
  /**
   * The creator's earnings by UTC day, oldest first: `net` is the share as above. `royalties` and `unlocks` are before the split; `unlocks` are
   * sales of any kind, packs included.
   */
  days: z.array(z.object({ day: z.iso.date(), net: tokens, royalties: tokens, unlocks: tokens, lineage: tokens })),
  /** The creator's prompts, most earned first, at most 50. `runners` counts different people. `gross` and `royalties` are before the split. `works` and `liked` are percent, null under 20. */
  prompts: z.array(z.object({
    id, slug: z.string(), title: z.string(), views: z.int(), runs: z.int(), runners: z.int(), unlocks: z.int(), refunds: z.int(),
    royalties: tokens, gross: tokens, net: tokens, works: z.nullable(z.number()), liked: z.nullable(z.number()), likes: z.int(), reviews: z.int(),
  })),
  models: z.array(z.object({ label: z.string(), runs: z.int(), works: z.nullable(z.number()) })),
  /** The sites from which visitors came to the creator's prompt pages, most visits first, at most 10. */
  referrers: z.array(z.object({ host: z.string(), visits: z.int() })),
});
export type Performance = z.infer<typeof performance>;
export type SaleLine = Performance['sales'][number];
/** Which figures of a creator to show. With `promptId` they are of one prompt, except pending and released tokens. */
export const performanceQuery = z.strictObject({ days: z._default(z.enum(['7', '30', '90']), '30'), promptId: z.optional(id) });
/**
 * Counts an opened form of a prompt, or the site that led to its page. Nothing about the visitor is stored: no id, no address, no cookie.
 * Browsers with Do Not Track or Global Privacy Control send nothing (docs/rules/selling.md#visits).
 */
export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/visits',
  summary: 'Count an opened form, or the host that led to the page; the author is not counted',
  params: idParams,
  body: z.strictObject({
    formOpened: z.optional(z.literal(true)),
    /** The host name of the site that led to the prompt's page, such as `news.example.com`. */
    referrer: z.optional(z.string().check(z.toLowerCase(), z.maxLength(100), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  }),
  response: success,
});
export const getPerformance = defineEndpoint({
  method: 'GET',
  path: '/api/creator/performance',
  summary: 'Views, runs, unlocks and earnings of own prompts',
  query: performanceQuery,
  response: z.object({ performance }),
});
/** The address of a creator's figures by prompt, as a CSV file. */
export const PERFORMANCE_CSV_PATH = '/api/creator/performance.csv';
