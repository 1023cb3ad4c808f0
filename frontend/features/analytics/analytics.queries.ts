import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as contract from '#contracts/admin-analytics.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** A period of analytics between two ISO moments: the first is included, the second is not. */
export interface Period {
  from: string;
  to: string;
}

/** Keeps the last figures on the screen, dimmed, until those of the new period arrive. */
const report = { placeholderData: keepPreviousData };

export const overviewQuery = (query: Period) => queryOptions({ queryKey: [contract.readOverview.path, query] as const, queryFn: ({ signal }) => call(contract.readOverview, { query, signal }), ...report });
export const trendsQuery = (query: Period) => queryOptions({ queryKey: [contract.readTrends.path, query] as const, queryFn: ({ signal }) => call(contract.readTrends, { query, signal }), ...report });
export const tokensQuery = (query: Period) => queryOptions({ queryKey: [contract.readTokenFlow.path, query] as const, queryFn: ({ signal }) => call(contract.readTokenFlow, { query, signal }), ...report });
export const topQuery = (query: Period) => queryOptions({ queryKey: [contract.readTop.path, query] as const, queryFn: ({ signal }) => call(contract.readTop, { query, signal }), ...report });
export const cohortsQuery = (query: Period) => queryOptions({ queryKey: [contract.readCohorts.path, query] as const, queryFn: ({ signal }) => call(contract.readCohorts, { query, signal }), ...report });
export const storageQuery = (query: Period) => queryOptions({ queryKey: [contract.readStorage.path, query] as const, queryFn: ({ signal }) => call(contract.readStorage, { query, signal }), ...report });

/** The filters of a request for rows behind a figure, without its paging. */
type Asked<Body> = Omit<Body, 'limit' | 'before'>;
export type RunsBehind = Asked<BodyOf<typeof contract.listRunsBehind>>;
export type PeopleBehind = Asked<BodyOf<typeof contract.listPeopleBehind>>;
export type MovesBehind = Asked<BodyOf<typeof contract.listMovesBehind>>;

const PAGE = 24;
/** Options for requests of the rows behind a figure. The server records each in the audit log, so the client never sends one automatically again. */
const once = { staleTime: Infinity, retry: false, initialPageParam: FIRST_PAGE, getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined };

export const runsBehindQuery = (asked: RunsBehind) =>
  infiniteQueryOptions({ queryKey: [contract.listRunsBehind.path, asked] as const, queryFn: ({ pageParam, signal }) => call(contract.listRunsBehind, { body: { ...asked, limit: PAGE, before: pageParam }, signal }), ...once });
export const peopleBehindQuery = (asked: PeopleBehind) =>
  infiniteQueryOptions({ queryKey: [contract.listPeopleBehind.path, asked] as const, queryFn: ({ pageParam, signal }) => call(contract.listPeopleBehind, { body: { ...asked, limit: PAGE, before: pageParam }, signal }), ...once });
export const movesBehindQuery = (asked: MovesBehind) =>
  infiniteQueryOptions({ queryKey: [contract.listMovesBehind.path, asked] as const, queryFn: ({ pageParam, signal }) => call(contract.listMovesBehind, { body: { ...asked, limit: PAGE, before: pageParam }, signal }), ...once });
export const accountsBehindQuery = () =>
  infiniteQueryOptions({ queryKey: [contract.listStorageBehind.path] as const, queryFn: ({ pageParam, signal }) => call(contract.listStorageBehind, { body: { limit: PAGE, before: pageParam }, signal }), ...once });

export type ViewPage = (typeof contract.VIEW_PAGES)[number];
export const viewsQuery = (page: ViewPage) => queryOptions({ queryKey: [contract.listViews.path, page] as const, queryFn: ({ signal }) => call(contract.listViews, { query: { page }, signal }) });
