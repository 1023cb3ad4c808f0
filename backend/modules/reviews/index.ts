import { must } from '#contracts/must.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Module } from '#kernel/module.ts';
import type { DiscussedTarget } from './discussed-target.port.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { ReviewsOfWorks } from '#modules/profiles/public-works.port.ts';
import { reviewsMigrations } from './migrations/reviews.ts';
import { reviewsPersonalData } from './personal-data.ts';
import { countReviewsOfWorks } from './queries/reviews-of-works.ts';
import type { ReviewsContext } from './reviews-context.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { countComments } from './queries/count-comments.ts';
import { countVerifiedRun } from './subscribers/count-verified-run.ts';
import { wordTargets } from './word-targets.ts';

export { reviewsMigrations } from './migrations/reviews.ts';

export interface ReviewsDeps extends Omit<ReviewsContext, 'discussed'> {
  /** One object for each type of target that people review and comment on. */
  discussed: readonly DiscussedTarget[];
}

export interface ReviewsModule extends Module {
  /** Let members report reviews and comments, and moderators take them down. */
  targets: readonly ModerationTarget[];
  /** Counts the comments and answers below a target. */
  comments: typeof countComments;
  /** Counts the reviews of a person's public works, for profiles. */
  ofWorks: ReviewsOfWorks;
}

/** Builds the reviews module: reviews, comments and their answers. */
export function createReviews(deps: ReviewsDeps): ReviewsModule {
  const byType = new Map<DiscussedType, DiscussedTarget>(deps.discussed.map((target) => [target.type, target]));
  const context: ReviewsContext = { ...deps, discussed: (type) => must(byType.get(type), 'the object of a target type') };
  return {
    targets: wordTargets(context),
    comments: countComments,
    ofWorks: (connection, ownerId) => countReviewsOfWorks(connection, context, ownerId),
    migrations: reviewsMigrations,
    personalData: reviewsPersonalData(context),
    subscriptions: [countVerifiedRun(context)],
    routes: (routes) => reviewsRoutes(routes, context),
  };
}
