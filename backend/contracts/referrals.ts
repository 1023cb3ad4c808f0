import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Referrals: who made an account by whose link, and which tokens both get for it. */

/** The query parameter with a person's referral code: `/?r=MIRA-7Q2K`. */
export const REFERRAL_PARAM = 'r';

const whole = (least: number, most: number) => {
  const said = `A whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return z.int(said).check(z.gte(least, said), z.lte(most, said));
};
const tokensOfTerm = whole(0, 1_000);

/** The terms of the referral programme: the tokens that it pays, and times in days. */
export const referralTerms = z.strictObject({
  /** Whether new sign-ups by referral links are noted. Referrals that exist already continue in any case. */
  running: z.boolean(),
  referrerTokens: tokensOfTerm,
  newcomerTokens: tokensOfTerm,
  /** For how many days a browser remembers the first referral link. */
  rememberedDays: whole(1, 90),
  /** Days from the newcomer's first paid order until the referral's tokens are paid. */
  settleDays: whole(0, 90),
  /** Days until the referral's tokens are paid when the newcomer has already spent a token of that order. */
  earlyDays: whole(0, 90),
  /** Days within which a refund or dispute takes the referral's tokens back from both people. */
  revokeDays: whole(1, 365),
  /** How many newcomers of one referrer can be paid in a month. */
  monthlyCap: whole(1, 10_000),
  /** The extra tokens that a referrer gets for 5 settled referrals. */
  milestone5: tokensOfTerm,
  milestone25: tokensOfTerm,
  milestone100: tokensOfTerm,
});
export type ReferralTerms = z.infer<typeof referralTerms>;

export const DEFAULT_REFERRAL_TERMS: ReferralTerms = {
  running: true, referrerTokens: 10, newcomerTokens: 10, rememberedDays: 30, settleDays: 14, earlyDays: 7, revokeDays: 120, monthlyCap: 50, milestone5: 25, milestone25: 150, milestone100: 750,
};

/** The numbers of settled referrals at which a referrer gets extra tokens, each with its tokens. */
export const milestonesOf = ({ milestone5, milestone25, milestone100 }: ReferralTerms): { friends: number; tokens: number }[] => [
  { friends: 5, tokens: milestone5 }, { friends: 25, tokens: milestone25 }, { friends: 100, tokens: milestone100 },
];

/** The state of a referral. `held`: a staff member must decide before it is paid. */
export const referralState = z.enum(['signed_up', 'pending', 'held', 'settled', 'revoked', 'expired']);
export type ReferralState = z.infer<typeof referralState>;

/** Signs of abuse among the newcomers of one referrer, such as a repeated device. A sign alone decides nothing. */
export const referralSignal = z.enum(['device', 'address', 'card', 'speed', 'loop']);
export type ReferralSignal = z.infer<typeof referralSignal>;

export const referralFunnel = z.object({ clicks: z.int(), signedUp: z.int(), paid: z.int(), settled: z.int() });
export type ReferralFunnel = z.infer<typeof referralFunnel>;

/** Tokens of referral rewards, by the state of the referral. */
export const referralTokens = z.object({ pending: tokens, held: tokens, settled: tokens, revoked: tokens });

export const referralFriend = z.object({
  id,
  /** The newcomer who came by the link; null for a deleted account. */
  person: z.nullable(creator),
  state: referralState,
  signedUpAt: isoTime,
  paidAt: z.nullable(isoTime),
  /** When the referral's tokens will be paid; null before the first paid order and once the referral is decided. */
  settlesAt: z.nullable(isoTime),
  settledAt: z.nullable(isoTime),
  /** The referrer's tokens for this newcomer, whether paid, waiting or lost. */
  tokens,
  /** Why the referral was held or revoked; null for other referrals. */
  reason: z.nullable(z.string()),
});
export type ReferralFriend = z.infer<typeof referralFriend>;

/** Shows the person's referral code, which is made at the first call, and their referrals. */
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
