import {
  deleteComment as deleteCommentEndpoint, deletePromptReview, deleteReview as deleteReviewEndpoint, listComments as commentsEndpoint, listPromptComments, listPromptReviews, listReviews as reviewsEndpoint, listReviewsOfPerson,
  markHelpful as helpfulEndpoint, replyToReview as replyEndpoint, writeComment as commentEndpoint, writePromptComment, writePromptReview, writeReview as reviewEndpoint,
} from '#contracts/reviews.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { deleteComment } from './commands/delete-comment.ts';
import { deleteReview } from './commands/delete-review.ts';
import { markHelpful } from './commands/mark-helpful.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import { writeComment } from './commands/write-comment.ts';
import { writeReview } from './commands/write-review.ts';
import { listComments } from './queries/list-comments.ts';
import { listReviews } from './queries/list-reviews.ts';
import { reviewsOfWorks } from './queries/reviews-of-works.ts';
import type { ReviewsContext } from './reviews-context.ts';

const DONE = { success: true } as const;
const ofPrompt = (targetId: string) => ({ targetType: 'prompt', targetId }) as const;

/** Mounts the routes of reviews and comments. All people who may open a page read them, and members write them. */
export function reviewsRoutes(routes: Routes, context: ReviewsContext): void {
  routes.read(reviewsEndpoint, 'open', ({ query, viewer }) => listReviews(context, viewer?.userId ?? null, query));
  routes.read(listReviewsOfPerson, 'open', ({ params, query, viewer }) => reviewsOfWorks(context, params.id, viewer?.userId ?? null, query));
  routes.write(reviewEndpoint, 'member', async ({ body: { targetType, targetId, ...words }, viewer }, tx) => ({
    review: await writeReview(tx, context, { userId: viewer.userId, targetType, targetId }, words),
  }));
  routes.write(deleteReviewEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteReview(tx, context, params, viewer.userId);
    return DONE;
  });
  routes.write(helpfulEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ helpful: await markHelpful(tx, context, params.id, viewer.userId, body.helpful) }));
  routes.write(replyEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ review: await replyToReview(tx, context, { id: params.id, userId: viewer.userId, body: body.body }) }));

  routes.read(commentsEndpoint, 'open', ({ query, viewer }) => listComments(context, viewer?.userId ?? null, query));
  routes.write(commentEndpoint, 'member', async ({ body, viewer }, tx) => ({ comment: await writeComment(tx, context, { ...body, userId: viewer.userId }) }));
  routes.write(deleteCommentEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteComment(tx, context, params.id, viewer.userId);
    return DONE;
  });
  promptRoutes(routes, context);
}

/** Mounts the older addresses below a prompt. They do the same as the routes that name a target. */
function promptRoutes(routes: Routes, context: ReviewsContext): void {
  routes.read(listPromptReviews, 'open', ({ params, query, viewer }) => listReviews(context, viewer?.userId ?? null, { ...query, ...ofPrompt(params.id) }));
  routes.write(writePromptReview, 'member', async ({ params, body, viewer }, tx) => ({ review: await writeReview(tx, context, { userId: viewer.userId, ...ofPrompt(params.id) }, body) }));
  routes.write(deletePromptReview, 'member', async ({ params, viewer }, tx) => {
    await deleteReview(tx, context, ofPrompt(params.id), viewer.userId);
    return DONE;
  });
  routes.read(listPromptComments, 'open', ({ params, query, viewer }) => listComments(context, viewer?.userId ?? null, { ...query, ...ofPrompt(params.id) }));
  routes.write(writePromptComment, 'member', async ({ params, body, viewer }, tx) => ({ comment: await writeComment(tx, context, { ...body, ...ofPrompt(params.id), userId: viewer.userId }) }));
}
