import * as z from 'zod/mini';

/**
 * The state of a reward. `open`: still to be earned. `waiting`: earned, and paid when the person confirms the email by `waitsUntil`.
 * `lapsed`: the email was not confirmed in time.
 */
export const rewardState = z.enum(['open', 'waiting', 'paid', 'lapsed']);
export type RewardState = z.infer<typeof rewardState>;
