import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listDropped, readFirstValue, readFunnel, readLifecycle, readPaths, readRetention, readTimeline } from '#contracts/journeys.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** First and last moment of the period that a report covers, as ISO times. `from` is part of it, `to` is not. */
export interface Period {
  from: string;
  to: string;
}

export type FunnelQuestion = BodyOf<typeof readFunnel>;
export type DroppedQuestion = Pick<FunnelQuestion, 'steps' | 'from' | 'to' | 'windowHours' | 'segment'> & { step: number };

/** Keeps the previous report on the screen, dimmed, until the new one arrives. */
const report = { placeholderData: keepPreviousData };

export const funnelQuery = (body: FunnelQuestion) => queryOptions({ queryKey: [readFunnel.path, body] as const, queryFn: ({ signal }) => call(readFunnel, { body, signal }), ...report });

export const pathsQuery = (body: BodyOf<typeof readPaths>) => queryOptions({ queryKey: [readPaths.path, body] as const, queryFn: ({ signal }) => call(readPaths, { body, signal }), ...report });

export const retentionQuery = (body: BodyOf<typeof readRetention>) => queryOptions({ queryKey: [readRetention.path, body] as const, queryFn: ({ signal }) => call(readRetention, { body, signal }), ...report });

export const firstValueQuery = (body: BodyOf<typeof readFirstValue>) => queryOptions({ queryKey: [readFirstValue.path, body] as const, queryFn: ({ signal }) => call(readFirstValue, { body, signal }), ...report });

export const lifecycleQuery = (body: BodyOf<typeof readLifecycle>) => queryOptions({ queryKey: [readLifecycle.path, body] as const, queryFn: ({ signal }) => call(readLifecycle, { body, signal }), ...report });

/** The server records each of these requests in the audit log, because it shows single people. So the client sends it once and never repeats it by itself. */
const once = { staleTime: Infinity, retry: false, initialPageParam: FIRST_PAGE, getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined };

export const droppedQuery = (question: DroppedQuestion) =>
  infiniteQueryOptions({ queryKey: [listDropped.path, question] as const, queryFn: ({ pageParam, signal }) => call(listDropped, { body: { ...question, limit: 24, before: pageParam }, signal }), ...once });

export const timelineQuery = (id: string) =>
  infiniteQueryOptions({ queryKey: [readTimeline.path, id] as const, queryFn: ({ pageParam, signal }) => call(readTimeline, { params: { id }, body: { limit: 50, before: pageParam }, signal }), ...once });
