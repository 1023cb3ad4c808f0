import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';
import { creator, PROMPT_STALE_MS } from './prompts.ts';
import { discussed } from './targets.ts';

/* What people say about a target. A review of a prompt needs a delivered run of one's own; a comment needs an account. */

export const REVIEW_BODY_MAX = 2_000;
/** Characters of a text that is attached to a review. */
export const ATTACHED_TEXT_MAX = 400;

export const review = z.object({
  id,
  author: creator,
  rating: z.int().check(z.gte(1), z.lte(5)),
  /** Whether the prompt did what it says, in the reviewer's judgement. */
  works: z.boolean(),
  title: z.string(),
  body: z.string(),
  /** Delivered runs of the reviewer when they wrote it. */
  verifiedRuns: z.int(),
  unlocker: z.boolean(),
  version: z.int(),
  helpful: z.int(),
  foundHelpful: z.boolean(),
  mine: z.boolean(),
  reply: z.nullable(z.object({ body: z.string(), at: isoTime })),
  /** What the reviewer made with the prompt, as far as they show it: its first output, a text by its beginning. The run is named to them alone. */
  attachment: z.optional(z.nullable(z.object({ generationId: z.nullable(id), output: generationOutput }))),
  createdAt: isoTime,
  editedAt: z.nullable(isoTime),
});
export type Review = z.infer<typeof review>;

const reviewsQuery = { sort: z._default(z.enum(['helpful', 'newest', 'lowest']), 'helpful'), limit: z._default(pageLimit(60), 12), cursor: z.optional(z.string().check(z.maxLength(300))) };
const reviewPage = z.object({
  items: z.array(review),
  nextCursor: z.nullable(z.string()),
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  spread: z.array(z.int()).check(z.length(5)),
  /** The viewer's own, wherever it stands in the order. */
  mine: z.nullable(review),
  /** Whether the viewer has a delivered run and may write one. */
  mayReview: z.boolean(),
});
export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  summary: 'Reviews of a target with the spread of their stars',
  query: z.strictObject({ ...discussed, ...reviewsQuery }),
  staleMs: PROMPT_STALE_MS,
  response: reviewPage,
});
export const listReviewsOfPerson = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/reviews',
  summary: 'What people say about the public works of a person, latest first',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(z.object({ review, work: z.object({ ...discussed, title: z.string(), slug: z.string() }) })), nextCursor: z.nullable(z.string()) }),
});
const reviewFields = {
  rating: z.int().check(z.gte(1, 'Give it one to five stars'), z.lte(5)),
  works: z.boolean(),
  title: z.string().check(tidied(), z.maxLength(120)),
  body: z.string().check(tidied(), z.maxLength(REVIEW_BODY_MAX)),
  /** A delivered run of this prompt of one's own, shown beside the words; null for none, left out for whatever stands there. */
  attachedGenerationId: z.optional(z.nullable(id)),
};
export const reviewBody = z.strictObject(reviewFields);
export type ReviewBody = z.infer<typeof reviewBody>;
const written = z.object({ review });
export const writeReview = defineEndpoint({ method: 'PUT', path: '/api/reviews', summary: 'Write or change the own review', body: z.strictObject({ ...discussed, ...reviewFields }), response: written });
export const deleteReview = defineEndpoint({ method: 'DELETE', path: '/api/reviews/:id', summary: 'Delete an own review', params: idParams, response: success });
export const markHelpful = defineEndpoint({ method: 'PUT', path: '/api/reviews/:id/helpful', summary: 'Mark a review as helpful, or take the mark back', params: idParams, body: z.strictObject({ helpful: z.boolean() }), response: z.object({ helpful: z.int() }) });
export const replyToReview = defineEndpoint({ method: 'PUT', path: '/api/reviews/:id/reply', summary: 'Answer a review of an own prompt', params: idParams, body: z.strictObject({ body: z.string().check(tidied(), z.minLength(1), z.maxLength(REVIEW_BODY_MAX)) }), response: written });

export const comment = z.object({
  id,
  parentId: z.nullable(id),
  /** The text of the comment; null when it was deleted. Its place stays while it has answers. */
  author: z.nullable(creator),
  body: z.nullable(z.string()),
  mine: z.boolean(),
  byCreator: z.boolean(),
  replies: z.int(),
  createdAt: isoTime,
});
export type Comment = z.infer<typeof comment>;
const commentsQuery = { parent: z.optional(id), limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };
const commentPage = z.object({ items: z.array(comment), nextCursor: z.nullable(z.string()) });
export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/comments',
  summary: 'Comments of a target, latest first, or the answers to one, oldest first',
  query: z.strictObject({ ...discussed, ...commentsQuery }),
  staleMs: PROMPT_STALE_MS,
  response: commentPage,
});
const commentFields = { body: z.string().check(tidied(), z.minLength(1, 'Write something first'), z.maxLength(REVIEW_BODY_MAX)), parentId: z.optional(id) };
export const writeComment = defineEndpoint({
  method: 'POST',
  path: '/api/comments',
  summary: 'Comment on a target, or answer a comment',
  status: 201,
  body: z.strictObject({ ...discussed, ...commentFields }),
  response: z.object({ comment }),
});
export const deleteComment = defineEndpoint({ method: 'DELETE', path: '/api/comments/:id', summary: 'Delete an own comment', params: idParams, response: success });

/* The older addresses below a prompt, with the same behaviour. */
export const listPromptReviews = defineEndpoint({ method: 'GET', path: '/api/prompts/:id/reviews', summary: 'Reviews of a prompt with the spread of their stars', params: idParams, query: z.strictObject(reviewsQuery), response: reviewPage });
export const writePromptReview = defineEndpoint({ method: 'PUT', path: '/api/prompts/:id/review', summary: 'Write or change the own review of a prompt', params: idParams, body: reviewBody, response: written });
export const deletePromptReview = defineEndpoint({ method: 'DELETE', path: '/api/prompts/:id/review', summary: 'Delete the own review of a prompt', params: idParams, response: success });
export const listPromptComments = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/comments',
  summary: 'Comments of a prompt, latest first, or the answers to one, oldest first',
  params: idParams,
  query: z.strictObject(commentsQuery),
  response: commentPage,
});
export const writePromptComment = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/comments',
  summary: 'Comment on a prompt, or answer a comment',
  status: 201,
  params: idParams,
  body: z.strictObject(commentFields),
  response: z.object({ comment }),
});

/** Thumbs for a run of one's own: 1, -1, or 0 to take it back. */
export const rateRun = defineEndpoint({
  method: 'PUT',
  path: '/api/generations/:id/rating',
  summary: 'Thumbs up or down for a delivered run',
  params: idParams,
  body: z.strictObject({ rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
  response: success,
});
