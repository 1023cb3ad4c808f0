import type { ReferralState } from '#contracts/referrals.ts';

/** Colour of each state of a referral. A word beside it says the same. */
export const STATE_TONES = { signed_up: 'neutral', pending: 'warn', held: 'brand', settled: 'good', revoked: 'neutral', expired: 'neutral' } as const satisfies Record<ReferralState, string>;
