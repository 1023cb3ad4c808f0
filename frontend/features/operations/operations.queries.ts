import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getHealth, listAudit, listEmails } from '#contracts/operations.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Filters of the administrators' audit log. */
export type AuditFilters = Pick<QueryOf<typeof listAudit>, 'action' | 'targetId' | 'actorId' | 'q' | 'from' | 'to'>;

const HEALTH_EVERY_MS = 10_000;
/** Time in ms after which the client fetches the audit log again. A subscriber writes an entry a moment after the action, so the first answer may lack it. */
const AUDIT_EVERY_MS = 4_000;

/** Fetches the audit log, newest first. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [listAudit.path, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listAudit, { query: { ...filters, limit: 25, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: AUDIT_EVERY_MS,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Fetches for administrators the emails of the last 30 days, newest first. */
export const emailsQuery = infiniteQueryOptions({
  queryKey: [listEmails.path] as const,
  queryFn: ({ pageParam, signal }) => call(listEmails, { query: { limit: 25, before: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Fetches the health of database, Redis and workers, every 10 s while the page is open. */
export const healthQuery = queryOptions({
  queryKey: [getHealth.path] as const,
  queryFn: ({ signal }) => call(getHealth, { signal }),
  refetchInterval: HEALTH_EVERY_MS,
  refetchOnMount: 'always',
});
