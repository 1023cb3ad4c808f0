import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getReferralFunnel, getReferralProgramme, getReferrer, listReferrers } from '#contracts/referral-admin.ts';
import { listReferralFriends } from '#contracts/referrals.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

export type FriendsState = QueryOf<typeof listReferralFriends>['state'];
export interface ReferrerFilters {
  q?: string | undefined;
  filter?: QueryOf<typeof listReferrers>['filter'] | undefined;
}
export type FunnelDays = QueryOf<typeof getReferralFunnel>['days'];

/** Fetches the friends who signed up by the user's link, latest first. */
export const friendsQuery = (state: FriendsState) =>
  infiniteQueryOptions({
    queryKey: [listReferralFriends.path, state] as const,
    ...timesOf(listReferralFriends),
    queryFn: ({ pageParam, signal }) => call(listReferralFriends, { query: { state, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Every query key of the administration of referrals starts with this path, so that one call has all of it fetched again. */
export const REFERRALS_ROOT = [listReferrers.path] as const;

/** Fetches the figures of the whole referral programme over some days. */
export const funnelQuery = (days: FunnelDays) =>
  queryOptions({ queryKey: [...REFERRALS_ROOT, 'funnel', days] as const, ...timesOf(getReferralFunnel), queryFn: ({ signal }) => call(getReferralFunnel, { query: { days }, signal }), placeholderData: keepPreviousData });

/** Fetches for administrators the users whose referral links brought sign-ups. */
export const referrersQuery = (filters: ReferrerFilters) =>
  infiniteQueryOptions({
    queryKey: [...REFERRALS_ROOT, 'list', filters] as const,
    ...timesOf(listReferrers),
    queryFn: ({ pageParam, signal }) => call(listReferrers, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Fetches one referrer for administrators, with friends and the evidence of fraud. */
export const referrerQuery = (id: string) => queryOptions({ queryKey: [...REFERRALS_ROOT, 'one', id] as const, ...timesOf(getReferrer), queryFn: ({ signal }) => call(getReferrer, { params: { id }, signal }) });

/** Fetches the terms of the referral programme that are in force. */
export const programmeQuery = queryOptions({ queryKey: [...REFERRALS_ROOT, 'programme'] as const, ...timesOf(getReferralProgramme), queryFn: ({ signal }) => call(getReferralProgramme, { signal }) });
