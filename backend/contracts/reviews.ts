import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';
import { creator, PROMPT_STALE_MS } from './prompts.ts';
import { discussed } from './targets.ts';

/* Reviews and comments about a target. To review a prompt, a person needs an own delivered run of it; to comment, only an account. */

export const REVIEW_BODY_MAX = 2_000;
/** How many characters of a text can be attached to a review. */
export const ATTACHED_TEXT_MAX = 400;

export const review = z.object({
  id,
  author: creator,
  rating: z.int().check(z.gte(1), z.lte(5)),
  /** Whether the prompt did what its page says, in the reviewer's opinion. */
  works: z.boolean(),
  title: z.string(),
  body: z.string(),
  /** How many delivered runs of the prompt the reviewer had when they wrote the review. */
  verifiedRuns: z.int(),
  unlocker: z.boolean(),
  version: z.int(),
  helpful: z.int(),
  foundHelpful: z.boolean(),
  mine: z.boolean(),
  reply: z.nullable(z.object({ body: z.string(), at: isoTime })),
  /** The reviewer's own result that they show with the review: the first output, or the beginning of a text. Only the reviewer gets the run's id. */
  attachment: z.optional(z.nullable(z.object({ generationId: z.nullable(id), output: generationOutput }))),
  createdAt: isoTime,
  editedAt: z.nullable(isoTime),
});
export type Review = z.infer<typeof review>;

const reviewsQuery = { sort: z._default(z.enum(['helpful', 'newest', 'lowest']), 'helpful'), limit: z._default(pageLimit(60), 12), cursor: z.optional(z.string().check(z.maxLength(300))) };
const reviewPage = z.object({
  items: z.array(review),
  nextCursor: z.nullable(z.string()),
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  spread: z.array(z.int()).check(z.length(5)),
  /** The viewer's own review, even if it is not on this page of the list. */
  mine: z.nullable(review),
  /** Whether the viewer may write a review, because they have a delivered run. */
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
  /** The reviewer's own delivered run of this prompt to show with the review; null for none. When left out, the stored one stays. */
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
  /**
   * The author of the comment. Author and body are null when the comment was deleted, or when its author's account was deleted or banned. A deleted comment is
   * still listed while it has answers.
   */
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

/* The older addresses of reviews and comments, below a prompt. They behave like the newer ones. */
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

/** Rates an own run by thumbs: 1 for up, -1 for down, or 0 to take the rating back. */
export const rateRun = defineEndpoint({
  method: 'PUT',
  path: '/api/generations/:id/rating',
  summary: 'Thumbs up or down for a delivered run',
  params: idParams,
  body: z.strictObject({ rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
  response: success,
});
