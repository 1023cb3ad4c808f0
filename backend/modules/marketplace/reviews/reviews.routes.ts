import {
  deleteComment as deleteCommentEndpoint, deleteReview as deleteReviewEndpoint, listComments as commentsEndpoint, listReviews as reviewsEndpoint, markHelpful as helpfulEndpoint, replyToReview as replyEndpoint,
  writeComment as commentEndpoint, writeReview as reviewEndpoint,
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
import type { ReviewsContext } from './reviews-context.ts';

/** All people who may open a prompt read its reviews and comments. Members write them. */
export function reviewsRoutes(routes: Routes, context: ReviewsContext): void {
  routes.read(reviewsEndpoint, 'open', ({ params, query, viewer }) => listReviews(context, params.id, viewer?.userId ?? null, query));
  routes.write(reviewEndpoint, 'member', async ({ params, body, viewer }, tx) => ({
    review: await writeReview(tx, context, { userId: viewer.userId, promptId: params.id }, body),
  }));
  routes.write(deleteReviewEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteReview(tx, context, params.id, viewer.userId);
    return { success: true as const };
  });
  routes.write(helpfulEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ helpful: await markHelpful(tx, context, params.id, viewer.userId, body.helpful) }));
  routes.write(replyEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ review: await replyToReview(tx, context, { id: params.id, userId: viewer.userId, body: body.body }) }));

  routes.read(commentsEndpoint, 'open', ({ params, query, viewer }) => listComments(context, params.id, viewer?.userId ?? null, query));
  routes.write(commentEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ comment: await writeComment(tx, context, { ...body, promptId: params.id, userId: viewer.userId }) }));
  routes.write(deleteCommentEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteComment(tx, context, params.id, viewer.userId);
    return { success: true as const };
  });
}
