import { queryOptions } from '@tanstack/react-query';
import { getRewards } from '#contracts/rewards.ts';
import { call } from '#lib/call.ts';

export const rewardsKey = [getRewards.path] as const;

/** Daily claim, streak, checklist and today's cap; looked at again with the page and with the window, for another tab may have claimed. */
export const rewardsQuery = queryOptions({
  queryKey: rewardsKey,
  queryFn: ({ signal }) => call(getRewards, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});
