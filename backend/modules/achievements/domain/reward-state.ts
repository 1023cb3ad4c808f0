import { DAY_MS } from '#contracts/durations.ts';
import type { RewardState } from '#contracts/reward-state.ts';

/** How long a reward waits for the person to confirm the email: 30 days, in milliseconds. */
export const REWARD_WAITS_MS = 30 * DAY_MS;

/** An earned reward as its row stores it, in tokens: what it is worth, and what was paid. */
export interface EarnedReward {
  worth: number;
  granted: number;
  /** When the waiting reward lapses; null for a reward that was paid at once. */
  lapsesAt: Date | null;
}

/** What screens show of a reward: its state, its tokens, and until when it waits. */
export interface ShownReward {
  rewardState: RewardState;
  rewardTokens: number;
  waitsUntil: string | null;
}

/** A reward that the person can still earn. */
export const openReward = (worth: number): ShownReward => ({ rewardState: 'open', rewardTokens: worth, waitsUntil: null });

/** An earned reward at this moment: paid, waiting, or lapsed. A reward of 0 tokens counts as paid. */
export function shownReward({ worth, granted, lapsesAt }: EarnedReward, now: Date): ShownReward {
  if (granted > 0 || lapsesAt === null) return { rewardState: 'paid', rewardTokens: granted, waitsUntil: null };
  return { rewardState: lapsesAt >= now ? 'waiting' : 'lapsed', rewardTokens: worth, waitsUntil: lapsesAt.toISOString() };
}
