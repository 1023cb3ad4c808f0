import { queryOptions } from '@tanstack/react-query';
import { getBalance } from '#contracts/balance.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

export const balanceKey = [getBalance.path] as const;

/** Fetches the viewer's spendable tokens; pushes of the socket update them between fetches. */
export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  ...timesOf(getBalance),
  queryFn: ({ signal }) => call(getBalance, { signal }),
});
