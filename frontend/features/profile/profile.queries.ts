import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listEarnedAchievements } from '#contracts/achievements.ts';
import { getActivityDays, listCreationsOfPerson } from '#contracts/creations.ts';
import { getProfileCounts, listPins } from '#contracts/pins.ts';
import { getProfile } from '#contracts/profiles.ts';
import { getPromptTotals } from '#contracts/prompt-discovery.ts';
import { getFollowCounts, getMarks, listLikes } from '#contracts/social.ts';
import { getTipAllowance } from '#contracts/tips.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { blockedKey } from './block.mutations.ts';

/** Fetches a user's public profile by username; upper and lower case do not matter. */
export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: [getProfile.path, username.toLowerCase()],
    queryFn: async ({ signal }) => (await call(getProfile, { params: { username }, signal })).profile,
  });

/** Fetches the totals of a person's public prompts, such as runs and likes. */
export const promptTotalsQuery = (id: string) => queryOptions({ queryKey: [getPromptTotals.path, id] as const, queryFn: ({ signal }) => call(getPromptTotals, { params: { id }, signal }) });

/** Fetches a person's pinned works in their order. */
export const pinsQuery = (id: string) => queryOptions({ queryKey: [listPins.path, id] as const, queryFn: async ({ signal }) => (await call(listPins, { params: { id }, signal })).items });

/** Fetches how many public works of each kind a person has. */
export const profileCountsQuery = (id: string) => queryOptions({ queryKey: [getProfileCounts.path, id] as const, queryFn: ({ signal }) => call(getProfileCounts, { params: { id }, signal }) });

/** Fetches the numbers of followers and followed people, under the query key that the follow button uses too. */
export const countsQuery = (id: string) => queryOptions({ queryKey: [getFollowCounts.path, id] as const, queryFn: ({ signal }) => call(getFollowCounts, { params: { id }, signal }) });

/** Fetches a person's level of achievements and streak, under the query key that the list of achievements uses too. */
export const standingQuery = (username: string) =>
  queryOptions({ queryKey: [listEarnedAchievements.path, username.toLowerCase()] as const, queryFn: ({ signal }) => call(listEarnedAchievements, { params: { username }, signal }) });

/** Fetches the number of a person's creations by day. */
export const activityQuery = (id: string) => queryOptions({ queryKey: [getActivityDays.path, id] as const, queryFn: ({ signal }) => call(getActivityDays, { params: { id }, signal }) });

/** Fetches a person's public creations, page by page. */
export const creationsOfQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listCreationsOfPerson.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listCreationsOfPerson, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the prompts that a person likes, page by page. */
export const likesOfQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listLikes.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listLikes, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches how many tokens the viewer may still tip today, and how many they have for tips. */
export const tipAllowanceQuery = queryOptions({ queryKey: [getTipAllowance.path] as const, queryFn: ({ signal }) => call(getTipAllowance, { signal }), staleTime: 0 });

/** Fetches whether the viewer blocked a person. */
export const blockedQuery = (id: string) =>
  queryOptions({ queryKey: blockedKey(id), queryFn: async ({ signal }): Promise<boolean> => (await call(getMarks, { query: { people: id }, signal })).blocked.includes(id) });
