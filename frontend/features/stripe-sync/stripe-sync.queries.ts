import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getCatalogue, getReconciliation, getStripeSync, listReconciliations, listStripeEvents } from '#contracts/stripe-sync.ts';
import type { Reconciliation } from '#contracts/stripe-sync.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Filters of the events. */
export type EventFilters = Partial<Pick<QueryOf<typeof listStripeEvents>, 'q' | 'status'>>;

/** Start of every query key of the Stripe page. */
export const SYNC_PATH = getStripeSync.path;

/** Interval in ms for fetching the events again, because workers process them within moments. */
const EVENTS_EVERY_MS = 5_000;
const PROGRESS_EVERY_MS = 1_000;
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Fetches the mode and the health of the connection. */
export const syncStateQuery = queryOptions({ queryKey: [getStripeSync.path] as const, queryFn: ({ signal }) => call(getStripeSync, { signal }), refetchInterval: EVENTS_EVERY_MS, ...fresh });

/** Fetches events page by page, latest first. */
export const eventsQuery = (filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: [listStripeEvents.path, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listStripeEvents, { query: { ...filters, limit: 10, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: EVENTS_EVERY_MS,
    ...fresh,
  });

/** Fetches our prices and the provider's. */
export const catalogueQuery = queryOptions({ queryKey: [getCatalogue.path] as const, queryFn: async ({ signal }) => (await call(getCatalogue, { signal })).rows, ...fresh });

/** Whether a comparison is still running. */
export const isRunning = ({ status }: Pick<Reconciliation, 'status'>): boolean => status === 'queued' || status === 'running';

/** Fetches one comparison, every second while it runs. */
export const reconciliationQuery = (id: string) =>
  queryOptions({
    queryKey: [getReconciliation.path, id] as const,
    queryFn: async ({ signal }) => (await call(getReconciliation, { params: { id }, signal })).reconciliation,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_EVERY_MS : false),
    ...fresh,
  });

/** The latest comparisons. */
export const reconciliationsQuery = queryOptions({
  queryKey: [listReconciliations.path, 'list'] as const,
  queryFn: async ({ signal }) => (await call(listReconciliations, { query: { limit: 10 }, signal })).items,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? PROGRESS_EVERY_MS : false),
  ...fresh,
});
