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

/** A user's public profile, by username in any case. */
export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: [getProfile.path, username.toLowerCase()],
    queryFn: async ({ signal }) => (await call(getProfile, { params: { username }, signal })).profile,
  });

/** Sums over a person's public prompts. */
export const promptTotalsQuery = (id: string) => queryOptions({ queryKey: [getPromptTotals.path, id] as const, queryFn: ({ signal }) => call(getPromptTotals, { params: { id }, signal }) });

/** Works that a person pinned, in their order. */
export const pinsQuery = (id: string) => queryOptions({ queryKey: [listPins.path, id] as const, queryFn: async ({ signal }) => (await call(listPins, { params: { id }, signal })).items });

/** How many public works of each kind a person has. */
export const profileCountsQuery = (id: string) => queryOptions({ queryKey: [getProfileCounts.path, id] as const, queryFn: ({ signal }) => call(getProfileCounts, { params: { id }, signal }) });

/** Followers and followed people in numbers; the same entry as that of the follow button. */
export const countsQuery = (id: string) => queryOptions({ queryKey: [getFollowCounts.path, id] as const, queryFn: ({ signal }) => call(getFollowCounts, { params: { id }, signal }) });

/** Level and streak; the same entry as that of the list of achievements. */
export const standingQuery = (username: string) =>
  queryOptions({ queryKey: [listEarnedAchievements.path, username.toLowerCase()] as const, queryFn: ({ signal }) => call(listEarnedAchievements, { params: { username }, signal }) });

/** What a person made by day. */
export const activityQuery = (id: string) => queryOptions({ queryKey: [getActivityDays.path, id] as const, queryFn: ({ signal }) => call(getActivityDays, { params: { id }, signal }) });

/** Public creations of a person, page by page. */
export const creationsOfQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listCreationsOfPerson.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listCreationsOfPerson, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Prompts that a person likes, page by page. */
export const likesOfQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listLikes.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listLikes, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Tokens that the viewer may still tip today, and has for tips. */
export const tipAllowanceQuery = queryOptions({ queryKey: [getTipAllowance.path] as const, queryFn: ({ signal }) => call(getTipAllowance, { signal }), staleTime: 0 });

/** Whether the viewer blocked a person. */
export const blockedQuery = (id: string) =>
  queryOptions({ queryKey: blockedKey(id), queryFn: async ({ signal }): Promise<boolean> => (await call(getMarks, { query: { people: id }, signal })).blocked.includes(id) });
