import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Rewards } from '#contracts/rewards.ts';
import { useNow } from '#lib/use-now.ts';
import { rewardsQuery } from './rewards.queries.ts';

const LOOK_MS = 30_000;

/** Returns the user's rewards and the time now. The client fetches the rewards again once a new UTC day has begun. */
export function useRewards(): { rewards: UseQueryResult<Rewards>; now: number } {
  const rewards = useQuery(rewardsQuery);
  const now = useNow(LOOK_MS);
  const { refetch } = rewards;
  const resetAt = rewards.data?.claim.nextResetAt;
  const over = resetAt !== undefined && Date.parse(resetAt) <= now;
  useEffect(() => {
    if (over) void refetch();
  }, [over, now, refetch]);
  return { rewards, now };
}
