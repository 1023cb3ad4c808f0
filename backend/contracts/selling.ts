import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { spendingBody } from './expected-total.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';

/* Unlocks, royalties and what creators earn. Amounts are tokens. */

/** Royalties that a person paid in this many days lower the unlock price (docs/rules/selling.md#unlock-credit). */
export const CREDIT_DAYS = 30;
/** A buyer takes an unlock back within these hours, after fewer runs than this (docs/rules/selling.md#unlock-refund). */
export const REFUND_HOURS = 24;
export const REFUND_RUNS = 3;
/** After this many refunds a person waits this long for the next one (docs/rules/selling.md#unlock-refund). */
export const REFUNDS_BEFORE_COOLDOWN = 3;
export const COOLDOWN_DAYS = 30;
/** The days after which earnings are released (docs/rules/selling.md#release). */
export const RELEASE_DAYS = 7;
/** The creator's part of a day's gross earnings, in percent, rounded down on the day's total. */
export const CREATOR_PERCENT = 80;

/** Most bonus tokens of one payer that reach one creator, and the age of the payer's account (docs/rules/selling.md#bonus-release). */
export const BONUS_PER_PAIR = 20;
export const BONUS_ACCOUNT_HOURS = 24;

/** Tokens to pay for an unlock: the price less the credit, never below 0. */
export const unlockTotal = (price: number, credit: number): number => Math.max(0, price - credit);
/** What a creator gets of a day's gross earnings. */
export const creatorShare = (gross: number): number => Math.floor((gross * CREATOR_PERCENT) / 100);

/** Why an unlock cannot be given back now. */
export const refundRefusal = z.enum(['too_late', 'too_many_runs', 'cooldown', 'already_refunded']);

/** What a buyer asked of the moderators where a refund is not theirs to take, and what became of it. Once for each unlock. */
export const refundRequest = z.object({ status: z.enum(['open', 'granted', 'refused']), message: z.string(), askedAt: isoTime, answer: z.nullable(z.string()), answeredAt: z.nullable(isoTime) });
/** Why a refund is asked for; moderators read it. */
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
  /** The prompt is taken down for a rule now: it cannot be run, and its buyer may take a refund at any time. */
  removed: z.boolean(),
  request: z.nullable(refundRequest),
  /** Whether the buyer can ask a moderator: the unlock cannot be refunded directly, and no request was made yet. */
  mayAsk: z.boolean(),
});
export type Unlock = z.infer<typeof unlock>;

/** What a prompt costs this person now. A visitor has no credit and no free trial run. */
export const offer = z.object({
  runRoyalty: tokens,
  /** The unlock price in tokens; null when the prompt cannot be unlocked. */
  unlockPrice: z.nullable(tokens),
  credit: tokens,
  /** Price less credit; null when it cannot be unlocked. */
  total: z.nullable(tokens),
  /** Whether this person may have a free trial run of the prompt today, which the creator pays. */
  freeTrialRun: z.boolean(),
  unlock: z.nullable(unlock),
});
export type Offer = z.infer<typeof offer>;

/**
 * Time in ms for which a fetched offer is used again: only as long as the parts of one page ask for it, because royalties of today's runs change it.
 */
const OFFER_STALE_MS = 10_000;
export const getOffer = defineEndpoint({ method: 'GET', path: '/api/prompts/:id/offer', summary: 'What a prompt costs the viewer now', params: idParams, staleMs: OFFER_STALE_MS, response: z.object({ offer }) });
/** Refused with 409 `price_changed` (details.quote) when it costs more than the buyer saw. */
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
/** Refused with 409: `refund_possible` while it can be given back at a press, `refund_asked` the second time, `nothing_paid` where royalties had paid for it. */
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
 * A creator's figures of the last `days` beside the same time before; all from rows. Views are signed-in people who had a
 * prompt in front of them, once a day each; runs are those of others.
 */
export const performance = z.object({
  views: figure,
  /** How often the form of a prompt was opened, once per visit. */
  formOpens: figure,
  runs: figure,
  unlocks: figure,
  gross: figure,
  /** The creator's own part by the days of the sales: final where they are released, the most that it can be before. Null for one prompt, since days are split over all of them. */
  net: z.nullable(figure),
  /** What free trial runs cost the creator, in tokens, and how many delivered. */
  trials: z.object({ cost: figure, runs: figure }),
  /** Of all time: likes, reviews and their average of stars, null without any. */
  opinions: z.object({ likes: z.int(), reviews: z.int(), rating: z.nullable(z.number()) }),
  pending: tokens,
  released: tokens,
  /** When pending earnings become spendable, soonest first, at most 14. */
  releases: z.array(z.object({ on: isoTime, gross: tokens, share: tokens })),
  /** Earnings that became spendable, latest first, at most 14; `day` is when they were earned. */
  paid: z.array(z.object({ day: z.iso.date(), on: isoTime, gross: tokens, share: tokens })),
  /**
   * Latest royalties and unlocks, at most 20. `counted` are the tokens that are in the sum of their day: final once it is
   * released, the most that it can be before. `why` says why bonus tokens are not counted.
   */
  sales: z.array(z.object({
    id, title: z.nullable(z.string()), source: z.enum(['royalty', 'unlock', 'pack', 'tip', 'agent']), at: isoTime, gross: tokens, counted: tokens,
    status: z.enum(['pending', 'frozen', 'released', 'reversed']), why: z.nullable(z.enum(['unconfirmed', 'new_account', 'pair_limit'])),
  })),
  /** The number of unlocks that were refunded. */
  refunds: figure,
  /** Gross by UTC day, oldest first; `unlocks` are sales of any kind, packs among them. */
  days: z.array(z.object({ day: z.iso.date(), royalties: tokens, unlocks: tokens, lineage: tokens })),
  /** Most earned first, at most 50. `runners` are different people; `works` and `liked` are percent, null under 20. */
  prompts: z.array(z.object({
    id, slug: z.string(), title: z.string(), views: z.int(), runs: z.int(), runners: z.int(), unlocks: z.int(), refunds: z.int(),
    royalties: tokens, gross: tokens, works: z.nullable(z.number()), liked: z.nullable(z.number()), likes: z.int(), reviews: z.int(),
  })),
  models: z.array(z.object({ label: z.string(), runs: z.int(), works: z.nullable(z.number()) })),
  /** Hosts that led to the prompt pages, the most visits first, at most 10. */
  referrers: z.array(z.object({ host: z.string(), visits: z.int() })),
});
export type Performance = z.infer<typeof performance>;
export type SaleLine = Performance['sales'][number];
/** `promptId` counts one prompt alone; what is pending and released stays that of all. */
export const performanceQuery = z.strictObject({ days: z._default(z.enum(['7', '30', '90']), '30'), promptId: z.optional(id) });
/**
 * Counts that the form of a prompt was opened, or the site that led to its page. Nothing of the visitor is stored: no id, no address, no
 * cookie. Clients of people with Do Not Track or Global Privacy Control send nothing (docs/rules/selling.md#visits).
 */
export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/visits',
  summary: 'Count an opened form, or the host that led to the page; the author is not counted',
  params: idParams,
  body: z.strictObject({
    formOpened: z.optional(z.literal(true)),
    /** Host name of the page before, such as `news.example.com`. */
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
/** Route of the same figures by prompt, as a table for spreadsheets. */
export const PERFORMANCE_CSV_PATH = '/api/creator/performance.csv';
