import { queryOptions } from '@tanstack/react-query';
import { getWinningPrompts } from '#contracts/challenge-seasons.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengeKeys } from './challenges.queries.ts';

/** Fetches prompts that made winning entries of challenges, latest first. */
export const winningPromptsQuery = queryOptions({
  queryKey: [...challengeKeys.all, 'winning prompts'] as const,
  ...timesOf(getWinningPrompts),
  queryFn: ({ signal }) => call(getWinningPrompts, { signal }),
});
