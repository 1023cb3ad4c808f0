import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAdminAgents } from '#contracts/agent-admin.ts';
import type { BodyOf, QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { getDuplicate, getModerationCounts, getQueueCounts, getReview, listAppeals, listDuplicates, listFeatured, listRefunds, listReports, listReviewQueue, listTags, listTakedowns } from '#contracts/moderation.ts';
import type { approveReviews, decideReview } from '#contracts/moderation.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { call } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

export type ReviewItem = ResponseOf<typeof listReviewQueue>['items'][number];
export type ReviewFile = ResponseOf<typeof getReview>['reviewFile'];
export type ReportItem = ResponseOf<typeof listReports>['items'][number];
export type ReportStatus = NonNullable<QueryOf<typeof listReports>['status']>;
export type RefundItem = ResponseOf<typeof listRefunds>['items'][number];
export type RefundStatus = NonNullable<QueryOf<typeof listRefunds>['status']>;
export type DuplicateItem = ResponseOf<typeof listDuplicates>['items'][number];
export type AppealItem = ResponseOf<typeof listAppeals>['items'][number];
export type FeaturedSlot = ResponseOf<typeof listFeatured>['slots'][number];
export type BulkOutcome = ResponseOf<typeof approveReviews>['results'][number]['outcome'];
export type ModeratedPrompt = ReviewItem['subject'];
export type ReviewVerdict = BodyOf<typeof decideReview>;

/** Has queues fetched again on each visit, because other moderators work on the same queues. */
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;
const paging = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  ...fresh,
};

/** Counts the waiting items of each moderators' queue, every 30 s. */
export const countsQuery = queryOptions({
  queryKey: [getQueueCounts.path],
  queryFn: ({ signal }) => call(getQueueCounts, { signal }),
  refetchInterval: 30_000,
  ...fresh,
});

/** Fetches the agents that wait for a moderator's decision, oldest first. */
export const waitingAgentsQuery = infiniteQueryOptions({
  queryKey: [listAdminAgents.path],
  queryFn: ({ pageParam, signal }) => call(listAdminAgents, { query: { cursor: pageParam }, signal }),
  ...paging,
});

/** Fetches the paid versions of prompts that wait for a moderator's decision, oldest first. */
export const reviewsQuery = infiniteQueryOptions({
  queryKey: [listReviewQueue.path],
  queryFn: ({ pageParam, signal }) => call(listReviewQueue, { query: { cursor: pageParam }, signal }),
  ...paging,
});

/** Fetches one submitted version with everything that a moderator needs to decide about it. */
export const reviewFileQuery = (id: string) =>
  queryOptions({ queryKey: [getReview.path, id], queryFn: async ({ signal }) => (await call(getReview, { params: { id }, signal })).reviewFile, ...fresh });

export const reportsQuery = (status: ReportStatus) =>
  infiniteQueryOptions({
    queryKey: [listReports.path, status],
    queryFn: ({ pageParam, signal }) => call(listReports, { query: { status, cursor: pageParam }, signal }),
    ...paging,
  });

export const duplicatesQuery = infiniteQueryOptions({
  queryKey: [listDuplicates.path],
  queryFn: ({ pageParam, signal }) => call(listDuplicates, { query: { cursor: pageParam }, signal }),
  ...paging,
});

/** Fetches one pair of similar prompts with both texts for moderators. */
export const duplicateQuery = (id: string) => queryOptions({ queryKey: [getDuplicate.path, id], queryFn: ({ signal }) => call(getDuplicate, { params: { id }, signal }), ...fresh });

export const appealsQuery = infiniteQueryOptions({
  queryKey: [listAppeals.path],
  queryFn: ({ pageParam, signal }) => call(listAppeals, { query: { cursor: pageParam }, signal }),
  ...paging,
});

/** Fetches buyers' requests for refunds that have this status; open ones come oldest first. */
export const refundsQuery = (status: RefundStatus) =>
  infiniteQueryOptions({
    queryKey: [listRefunds.path, status],
    queryFn: ({ pageParam, signal }) => call(listRefunds, { query: { status, cursor: pageParam }, signal }),
    ...paging,
  });

/** Fetches the featured prompts of the marketplace for moderators, in their order. */
export const featuredQuery = queryOptions({ queryKey: [listFeatured.path], queryFn: async ({ signal }) => (await call(listFeatured, { signal })).slots, ...fresh });

/** Fetches tags for moderators, the most used first. The last list stays on the screen while the next search runs. */
export const tagsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [listTags.path, q],
    queryFn: ({ pageParam, signal }) => call(listTags, { query: { q: q || undefined, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...paging,
  });

export type LogFilters = Partial<Pick<QueryOf<typeof listTakedowns>, 'which' | 'rule'>>;
export type LogEntry = ResponseOf<typeof listTakedowns>['items'][number];

/** Fetches the moderators' decisions, latest first. */
export const logQuery = (filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: [listTakedowns.path, filters],
    queryFn: ({ pageParam, signal }) => call(listTakedowns, { query: { ...filters, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...paging,
  });

/** Fetches the public counts of moderators' decisions by month. */
export const moderationNumbersQuery = queryOptions({ queryKey: [getModerationCounts.path], queryFn: async ({ signal }) => (await call(getModerationCounts, { signal })).months });

/** Searches published prompts that a moderator may feature, the best matches first. */
export const findPromptsQuery = (q: string) =>
  queryOptions({
    queryKey: [listPrompts.path, 'to-feature', q],
    ...timesOf(listPrompts),
    queryFn: async ({ signal }) => (await call(listPrompts, { query: { q, limit: 8 }, signal })).items,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

/** Fetches how many prompts have exactly the typed tag (null for none), and the most used tags that contain the typed letters. */
export const tagUseQuery = (tag: string) =>
  queryOptions({
    queryKey: [listTags.path, 'use', tag],
    queryFn: async ({ signal }) => {
      const { exact, items } = await call(listTags, { query: { q: tag, limit: 6 }, signal });
      return { prompts: exact?.prompts ?? null, alike: items };
    },
    enabled: tag !== '',
    placeholderData: keepPreviousData,
    ...fresh,
  });
