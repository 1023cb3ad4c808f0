import type { Module } from '#kernel/module.ts';
import { reviewsMigrations } from './migrations/reviews.ts';
import { reviewsPersonalData } from './personal-data.ts';
import type { ReviewsContext } from './reviews-context.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { countVerifiedRun } from './subscribers/count-verified-run.ts';

/** Reviews and comments: the part of the marketplace in which people speak. */
export function createReviews(context: ReviewsContext): Module {
  return {
    migrations: reviewsMigrations,
    personalData: reviewsPersonalData(context),
    subscriptions: [countVerifiedRun()],
    routes: (routes) => reviewsRoutes(routes, context),
  };
}
