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

/** All challenges, latest first. */
export const adminChallengesQuery = (filters: AdminFilters) =>
  infiniteQueryOptions({
    queryKey: [...root, 'list', filters] as const,
    ...timesOf(listAdminChallenges),
    queryFn: ({ pageParam, signal }) => call(listAdminChallenges, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** All data of one challenge. */
export const adminChallengeQuery = (id: string) => queryOptions({ queryKey: [...root, 'one', id] as const, ...timesOf(getAdminChallenge), queryFn: async ({ signal }) => (await call(getAdminChallenge, { params: { id }, signal })).challenge });

/** Entries of one challenge with their authors. */
export const adminEntriesQuery = (id: string, status: AdminEntry['status'] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...root, 'entries', id, status] as const,
    ...timesOf(listAdminEntries),
    queryFn: ({ pageParam, signal }) => call(listAdminEntries, { params: { id }, query: { status, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Signs of fraud among the votes of one challenge. */
export const evidenceQuery = (id: string) => queryOptions({ queryKey: [...root, 'evidence', id] as const, ...timesOf(getFraudEvidence), queryFn: async ({ signal }) => (await call(getFraudEvidence, { params: { id }, signal })).evidence });

/** The daily challenges of a span of days; `from` is a UTC day. */
export const calendarQuery = (from: string, days: number) => queryOptions({ queryKey: [...root, 'calendar', from, days] as const, ...timesOf(getChallengeCalendar), queryFn: async ({ signal }) => (await call(getChallengeCalendar, { query: { from, days }, signal })).items });

/** The catalogue of themes. */
export const themesQuery = (type: ContentType | undefined, q: string) =>
  infiniteQueryOptions({
    queryKey: [...root, 'themes', type, q] as const,
    ...timesOf(listChallengeThemes),
    queryFn: ({ pageParam, signal }) => call(listChallengeThemes, { query: { type, q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Every movement of tokens by challenges, latest first. */
export const payoutsQuery = infiniteQueryOptions({
  queryKey: [...root, 'payouts'] as const,
  ...timesOf(listPayouts),
  queryFn: ({ pageParam, signal }) => call(listPayouts, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** Refetches after a change what administrators and other people see. */
export async function refreshAdminChallenges(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: root }), refreshChallenges(client)]);
}
