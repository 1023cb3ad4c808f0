import * as z from 'zod/mini';

/**
 * `open`: still to be earned. `waiting`: earned, and paid when the email is confirmed by `waitsUntil`. `paid`. `lapsed`: the
 * email was not confirmed in time.
 */
export const rewardState = z.enum(['open', 'waiting', 'paid', 'lapsed']);
export type RewardState = z.infer<typeof rewardState>;
