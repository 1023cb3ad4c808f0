import type { ReferralState } from '#contracts/referrals.ts';

/** The colour of a referral's state; its word says the same. */
export const STATE_TONES = { signed_up: 'neutral', pending: 'warn', held: 'brand', settled: 'good', revoked: 'neutral', expired: 'neutral' } as const satisfies Record<ReferralState, string>;
