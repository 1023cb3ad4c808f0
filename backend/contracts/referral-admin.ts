import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, tidied } from './primitives.ts';
import { creator } from './prompts.ts';
import { referralFriend, referralFunnel, referralSignal, referralTerms, referralTokens } from './referrals.ts';

/* Referrals for administrators: the funnel, the referrers, repeated prints, and decisions. */

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500));

/** The numbers of days for which referral figures are counted, and compared with as many days before. Clicks are kept for 90 days. */
export const REFERRAL_DAYS = ['7', '30'] as const;

export const getReferralFunnel = defineEndpoint({
  method: 'GET',
  path: '/api/admin/referrals/funnel',
  summary: 'Clicks, sign-ups, first purchases and settled referrals of the last days, and of as many days before',
  query: z.strictObject({ days: z._default(z.enum(REFERRAL_DAYS), '30') }),
  staleMs: 0,
  response: z.object({ from: isoTime, to: isoTime, now: referralFunnel, before: referralFunnel, tokens: referralTokens }),
});
export type ReferralFunnelAnswer = z.infer<typeof getReferralFunnel.response>;

export const referrer = z.object({
  /** The person who referred others; null for a deleted account. */
  person: z.nullable(creator),
  id,
  code: z.nullable(z.string()),
  funnel: referralFunnel,
  tokens: referralTokens,
  signals: z.array(referralSignal),
  /** The number of the referrer's newcomers that wait for a staff decision. */
  held: z.int(),
});
export type Referrer = z.infer<typeof referrer>;

export const listReferrers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/referrals',
  summary: 'People whose links brought others, most sign-ups first',
  query: z.strictObject({
    /** Finds referrers by the beginning of their code, or by words of their name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    filter: z._default(z.enum(['all', 'signals', 'held']), 'all'),
    limit: z._default(pageLimit(100), 24),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  staleMs: 0,
  response: z.object({ items: z.array(referrer), nextCursor: z.nullable(z.string()), totals: z.object({ all: z.int(), signals: z.int(), held: z.int() }) }),
});

/** The address of the referrers as a CSV file, with the same search and filter as the list. */
export const REFERRERS_CSV_PATH = '/api/admin/referrals.csv';

/** A newcomer with the prints that repeat. Equal letters stand for equal prints; the prints themselves never leave the server. */
export const suspectFriend = z.object({
  ...referralFriend.shape,
  userId: id,
  signals: z.array(referralSignal),
  prints: z.object({ device: z.nullable(z.string()), address: z.nullable(z.string()), card: z.nullable(z.string()) }),
  /** Seconds from the newcomer's click on the link to the sign-up. */
  secondsAfterClick: z.int(),
  /** Whether a staff member has decided that this referral may be paid. */
  cleared: z.boolean(),
});
export type SuspectFriend = z.infer<typeof suspectFriend>;

export const getReferrer = defineEndpoint({
  method: 'GET',
  path: '/api/admin/referrals/:id',
  summary: 'The friends of a referrer with what repeats among them, latest first (at most 200)',
  params: idParams,
  staleMs: 0,
  response: z.object({
    referrer,
    /** The referrer’s own prints, if a newcomer has the same ones. */
    prints: z.object({ device: z.nullable(z.string()), address: z.nullable(z.string()), card: z.nullable(z.string()) }),
    friends: z.array(suspectFriend),
  }),
});
export type ReferrerDetail = z.infer<typeof getReferrer.response>;

/** Staff settle, hold or revoke referrals. 409 `referral_not_open` when none of them is in a state that allows it. */
export const decideReferrals = defineEndpoint({
  method: 'POST',
  path: '/api/admin/referrals/:id/decision',
  summary: 'Settle, hold or revoke the rewards for some friends of a referrer, who reads the reason',
  params: idParams,
  body: z.strictObject({ action: z.enum(['settle', 'hold', 'revoke']), friendIds: z.array(id).check(z.minLength(1), z.maxLength(100)), reason }),
  response: z.object({ decided: z.int() }),
});

export const referralProgramme = z.object({
  /** The version of the referral programme that is in force. A save must name it, so that it overwrites no other change. */
  version: z.int(),
  terms: referralTerms,
  defaults: referralTerms,
  changedAt: isoTime,
  /** The id of the administrator who saved the referral programme; null for the terms that the product came with. */
  changedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type ReferralProgramme = z.infer<typeof referralProgramme>;

export const getReferralProgramme = defineEndpoint({ method: 'GET', path: '/api/admin/referral-programme', summary: 'What the referral programme gives, and when', staleMs: 0, response: referralProgramme });

export const saveReferralProgramme = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/referral-programme',
  summary: 'Change the referral programme for sign-ups from now on',
  /** `base` is the version of the referral programme that the editor had seen. A newer one makes the save fail with 409 `programme_changed`. */
  body: z.strictObject({ base: z.int(), terms: referralTerms, reason }),
  response: referralProgramme,
});

