import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getAdminChallenge, getChallengeCalendar, getFraudEvidence, listAdminChallenges, listAdminEntries, listChallengeThemes, listPayouts } from '#contracts/challenge-admin.ts';
import type { AdminEntry } from '#contracts/challenge-admin.ts';
import type { ChallengeState } from '#contracts/challenges.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';

const root = [listAdminChallenges.path] as const;

export interface AdminFilters {
  q?: string | undefined;
  state?: ChallengeState | undefined;
}

/** Query for all challenges as administrators see them: those under way, then scheduled ones, then past ones. */
export const adminChallengesQuery = (filters: AdminFilters) =>
  infiniteQueryOptions({
    queryKey: [...root, 'list', filters] as const,
    ...timesOf(listAdminChallenges),
    queryFn: ({ pageParam, signal }) => call(listAdminChallenges, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for all data that administrators see of one challenge. */
export const adminChallengeQuery = (id: string) => queryOptions({ queryKey: [...root, 'one', id] as const, ...timesOf(getAdminChallenge), queryFn: async ({ signal }) => (await call(getAdminChallenge, { params: { id }, signal })).challenge });

/** Query for the entries of one challenge with their authors, for administrators. */
export const adminEntriesQuery = (id: string, status: AdminEntry['status'] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...root, 'entries', id, status] as const,
    ...timesOf(listAdminEntries),
    queryFn: ({ pageParam, signal }) => call(listAdminEntries, { params: { id }, query: { status, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for signs of fraud among the votes of one challenge. */
export const evidenceQuery = (id: string) => queryOptions({ queryKey: [...root, 'evidence', id] as const, ...timesOf(getFraudEvidence), queryFn: async ({ signal }) => (await call(getFraudEvidence, { params: { id }, signal })).evidence });

/** Query for the daily challenges of a span of days, which administrators plan; `from` is a UTC day. */
export const calendarQuery = (from: string, days: number) => queryOptions({ queryKey: [...root, 'calendar', from, days] as const, ...timesOf(getChallengeCalendar), queryFn: async ({ signal }) => (await call(getChallengeCalendar, { query: { from, days }, signal })).items });

/** Query for the list of themes from which daily challenges are drawn. */
export const themesQuery = (type: ContentType | undefined, q: string) =>
  infiniteQueryOptions({
    queryKey: [...root, 'themes', type, q] as const,
    ...timesOf(listChallengeThemes),
    queryFn: ({ pageParam, signal }) => call(listChallengeThemes, { query: { type, q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for every movement of tokens by challenges, such as prizes and fees, latest first. */
export const payoutsQuery = infiniteQueryOptions({
  queryKey: [...root, 'payouts'] as const,
  ...timesOf(listPayouts),
  queryFn: ({ pageParam, signal }) => call(listPayouts, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** After an administrator's change, fetches challenges again as administrators and as other people see them. */
export async function refreshAdminChallenges(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: root }), refreshChallenges(client)]);
}
