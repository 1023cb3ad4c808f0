import type { Module } from '#kernel/module.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { votesOf } from './features.personal-data.ts';
import { featureRoutes } from './features.routes.ts';
import { featuresMigrations } from './migrations/features.ts';

export const feedbackMigrations = { ...featuresMigrations };

export type FeedbackDeps = FeedbackContext;

/** What people want and what is wrong: next features with votes, and reports of issues. */
export function createFeedback(context: FeedbackDeps): Module {
  return {
    migrations: feedbackMigrations,
    personalData: votesOf(context),
    routes(routes) {
      featureRoutes(routes, context);
    },
  };
}
