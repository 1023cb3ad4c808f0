import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Who came by whose link, and what both get for it. */

/** Name of the parameter with a person's code: `/?r=MIRA-7Q2K`. */
export const REFERRAL_PARAM = 'r';

const whole = (least: number, most: number) => {
  const said = `A whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return z.int(said).check(z.gte(least, said), z.lte(most, said));
};
const tokensOfTerm = whole(0, 1_000);

/** What the programme gives, and when. Tokens and days. */
export const referralTerms = z.strictObject({
  /** Whether new sign-ups are noted. Those that are noted already go on. */
  running: z.boolean(),
  referrerTokens: tokensOfTerm,
  newcomerTokens: tokensOfTerm,
  /** How many days a browser remembers the first link. */
  rememberedDays: whole(1, 90),
  /** The days from the first paid order until the tokens are paid. */
  settleDays: whole(0, 90),
  /** The days until they are paid when a token of that order is spent already. */
  earlyDays: whole(0, 90),
  /** A refund or dispute within these days takes both rewards back. */
  revokeDays: whole(1, 365),
  /** The most friends of one person who can settle in a month. */
  monthlyCap: whole(1, 10_000),
  /** Tokens at so many settled friends. */
  milestone5: tokensOfTerm,
  milestone25: tokensOfTerm,
  milestone100: tokensOfTerm,
});
export type ReferralTerms = z.infer<typeof referralTerms>;

export const DEFAULT_REFERRAL_TERMS: ReferralTerms = {
  running: true, referrerTokens: 10, newcomerTokens: 10, rememberedDays: 30, settleDays: 14, earlyDays: 7, revokeDays: 120, monthlyCap: 50, milestone5: 25, milestone25: 150, milestone100: 750,
};

/** Settled friends after which a referrer gets something more, and the tokens of each. */
export const milestonesOf = ({ milestone5, milestone25, milestone100 }: ReferralTerms): { friends: number; tokens: number }[] => [
  { friends: 5, tokens: milestone5 }, { friends: 25, tokens: milestone25 }, { friends: 100, tokens: milestone100 },
];

/** `held`: a person of the staff looks at it first. */
export const referralState = z.enum(['signed_up', 'pending', 'held', 'settled', 'revoked', 'expired']);
export type ReferralState = z.infer<typeof referralState>;

/** What repeats among the friends of one person: a hint, not a verdict. */
export const referralSignal = z.enum(['device', 'address', 'card', 'speed', 'loop']);
export type ReferralSignal = z.infer<typeof referralSignal>;

export const referralFunnel = z.object({ clicks: z.int(), signedUp: z.int(), paid: z.int(), settled: z.int() });
export type ReferralFunnel = z.infer<typeof referralFunnel>;

/** Tokens of referral rewards by the state of the reward. */
export const referralTokens = z.object({ pending: tokens, held: tokens, settled: tokens, revoked: tokens });

export const referralFriend = z.object({
  id,
  /** The friend's name; null for a deleted account. */
  person: z.nullable(creator),
  state: referralState,
  signedUpAt: isoTime,
  paidAt: z.nullable(isoTime),
  /** When the tokens are due; null before the first paid order and once it is decided. */
  settlesAt: z.nullable(isoTime),
  settledAt: z.nullable(isoTime),
  /** Tokens of the referrer for this friend, whether paid, waiting or lost. */
  tokens,
  /** Why the referral was held or revoked; null for others. */
  reason: z.nullable(z.string()),
});
export type ReferralFriend = z.infer<typeof referralFriend>;

/** The caller's code is made at the first call. */
export const getReferrals = defineEndpoint({
  method: 'GET',
  path: '/api/referrals',
  summary: 'The caller’s referral code and link, and what came of them',
  staleMs: 30_000,
  response: z.object({
    code: z.string(),
    url: z.string(),
    since: isoTime,
    terms: referralTerms,
    funnel: referralFunnel,
    rewards: referralTokens,
    milestones: z.array(z.object({ friends: z.int(), tokens, state: z.enum(['open', 'settled', 'revoked']) })),
  }),
});
export type Referrals = z.infer<typeof getReferrals.response>;

export const listReferralFriends = defineEndpoint({
  method: 'GET',
  path: '/api/referrals/friends',
  summary: 'Who signed up by the caller’s link, latest first',
  staleMs: 30_000,
  query: z.strictObject({
    state: z.optional(z.enum(['waiting', 'settled'])),
    limit: z._default(pageLimit(100), 24),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ items: z.array(referralFriend), nextCursor: z.nullable(z.string()) }),
});
