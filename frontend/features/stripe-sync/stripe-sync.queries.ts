import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getCatalogue, getReconciliation, getStripeSync, listReconciliations, listStripeEvents } from '#contracts/stripe-sync.ts';
import type { Reconciliation } from '#contracts/stripe-sync.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Filters of the list of Stripe's events. */
export type EventFilters = Partial<Pick<QueryOf<typeof listStripeEvents>, 'q' | 'status'>>;

/** Every query key of the administrators' Stripe page starts with this path. */
export const SYNC_PATH = getStripeSync.path;

/** Interval in ms for fetching Stripe's events again, because workers process them within moments. */
const EVENTS_EVERY_MS = 5_000;
const PROGRESS_EVERY_MS = 1_000;
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Fetches the mode and the health of the connection to Stripe. */
export const syncStateQuery = queryOptions({ queryKey: [getStripeSync.path] as const, queryFn: ({ signal }) => call(getStripeSync, { signal }), refetchInterval: EVENTS_EVERY_MS, ...fresh });

/** Fetches the events that Stripe sent page by page, latest first. */
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

/** Fetches our prices and those of the Stripe catalogue. */
export const catalogueQuery = queryOptions({ queryKey: [getCatalogue.path] as const, queryFn: async ({ signal }) => (await call(getCatalogue, { signal })).rows, ...fresh });

/** Returns whether a reconciliation with Stripe is still running. */
export const isRunning = ({ status }: Pick<Reconciliation, 'status'>): boolean => status === 'queued' || status === 'running';

/** Fetches one reconciliation with Stripe, every second while it runs. */
export const reconciliationQuery = (id: string) =>
  queryOptions({
    queryKey: [getReconciliation.path, id] as const,
    queryFn: async ({ signal }) => (await call(getReconciliation, { params: { id }, signal })).reconciliation,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_EVERY_MS : false),
    ...fresh,
  });

/** Fetches the latest reconciliations with Stripe. */
export const reconciliationsQuery = queryOptions({
  queryKey: [listReconciliations.path, 'list'] as const,
  queryFn: async ({ signal }) => (await call(listReconciliations, { query: { limit: 10 }, signal })).items,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? PROGRESS_EVERY_MS : false),
  ...fresh,
});
