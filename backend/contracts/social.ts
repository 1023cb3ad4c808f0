import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit } from './primitives.ts';
import { creator, promptCard } from './prompts.ts';

/* Likes, saves and follows. Each exists once or not at all, however often it is asked for. */

const ids = (max: number) => z.optional(z.string().check(z.maxLength(37 * max)));

/** Which of these prompts and people the viewer has liked, saved, followed or blocked. Ids are separated by commas, at most 100 of each kind. */
export const getMarks = defineEndpoint({
  method: 'GET',
  path: '/api/social/marks',
  summary: 'Which of these prompts the viewer likes and saved, and which of these people they follow or blocked',
  query: z.strictObject({ prompts: ids(100), people: ids(100) }),
  response: z.object({ liked: z.array(id), saved: z.array(id), followed: z.array(id), blocked: z.array(id) }),
});

const mark = z.object({ on: z.boolean(), count: z.int() });
export const likePrompt = defineEndpoint({ method: 'PUT', path: '/api/prompts/:id/like', summary: 'Like a prompt', params: idParams, response: mark });
export const unlikePrompt = defineEndpoint({ method: 'DELETE', path: '/api/prompts/:id/like', summary: 'Remove a like', params: idParams, response: mark });
export const savePrompt = defineEndpoint({ method: 'PUT', path: '/api/prompts/:id/save', summary: 'Save a prompt for later', params: idParams, response: mark });
export const unsavePrompt = defineEndpoint({ method: 'DELETE', path: '/api/prompts/:id/save', summary: 'Remove a saved prompt', params: idParams, response: mark });
export const followPerson = defineEndpoint({ method: 'PUT', path: '/api/people/:id/follow', summary: 'Follow a person', params: idParams, response: mark });
export const unfollowPerson = defineEndpoint({ method: 'DELETE', path: '/api/people/:id/follow', summary: 'Stop following a person', params: idParams, response: mark });

export const listFollows = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/follows',
  summary: 'Followers of a person, or the people they follow; latest first',
  params: idParams,
  query: z.strictObject({ side: z.enum(['followers', 'following']), limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(z.object({ person: creator, since: isoTime })), nextCursor: z.nullable(z.string()) }),
});
export const getFollowCounts = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/follow-counts',
  summary: 'Number of followers of a person, and number of people they follow',
  params: idParams,
  response: z.object({ followers: z.int(), following: z.int() }),
});

export const listLikes = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/likes',
  summary: 'Public prompts that a person likes, latest first; none unless they show their likes',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  /** `shown` says whether other people see this list of likes too. */
  response: z.object({ shown: z.boolean(), items: z.array(promptCard), nextCursor: z.nullable(z.string()) }),
});
