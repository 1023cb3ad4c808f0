import { queryOptions } from '@tanstack/react-query';
import { getRewards } from '#contracts/rewards.ts';
import { call } from '#lib/call.ts';

export const rewardsKey = [getRewards.path] as const;

/**
 * Fetches daily claim, streak, checklist and what is left of the daily cap. It fetches again when the page opens and the window gets the
 * focus, because the user may have claimed in another tab.
 */
export const rewardsQuery = queryOptions({
  queryKey: rewardsKey,
  queryFn: ({ signal }) => call(getRewards, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});
