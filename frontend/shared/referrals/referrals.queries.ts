import { queryOptions } from '@tanstack/react-query';
import { getReferrals } from '#contracts/referrals.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** The member's own code and link, and what came of them. The server makes the code at the first question. */
export const ownReferralsQuery = queryOptions({ queryKey: [getReferrals.path] as const, ...timesOf(getReferrals), queryFn: ({ signal }) => call(getReferrals, { signal }) });
