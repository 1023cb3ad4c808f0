import { queryOptions } from '@tanstack/react-query';
import { getReferrals } from '#contracts/referrals.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches the member's referral code and link, with what they brought. The first request makes the code. */
export const ownReferralsQuery = queryOptions({ queryKey: [getReferrals.path] as const, ...timesOf(getReferrals), queryFn: ({ signal }) => call(getReferrals, { signal }) });
