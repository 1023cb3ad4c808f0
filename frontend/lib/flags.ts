import { queryOptions, useQuery } from '@tanstack/react-query';
import { FLAGS, getFlags } from '#contracts/flags.ts';
import type { FlagName, FlagValues } from '#contracts/flags.ts';
import { call } from './call.ts';
import { timesOf } from './query-times.ts';

/** Fetches the values of all feature flags for this reader. A page that opens with an old answer fetches them again (docs/rules/flags.md#flag-cache). */
export const flagsQuery = queryOptions({
  queryKey: [getFlags.path] as const,
  queryFn: ({ signal }) => call(getFlags, { signal }),
  ...timesOf(getFlags),
  refetchOnMount: true,
});

/** Returns the value of a feature flag for this reader, or its default until the server has answered (docs/rules/flags.md#flag-refusals). */
export function useFlag<N extends FlagName>(name: N): FlagValues[N] {
  const { data } = useQuery(flagsQuery);
  return data ? data[name] : FLAGS[name].default;
}
