import type { Module } from '#kernel/module.ts';
import { decisionRoutes } from './decisions.routes.ts';
import { decisionsMigrations } from './migrations/decisions.ts';
import { reportsMigrations } from './migrations/reports.ts';
import type { ModerationContext } from './moderation-context.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationPersonalData } from './personal-data.ts';
import { onResembles } from './subscribers/on-resembles.ts';

export const moderationMigrations = { ...reportsMigrations, ...decisionsMigrations };

/** What moderators decide about prompts, reviews and comments, and how people report and object. */
export function createModeration(context: ModerationContext): Module {
  return {
    migrations: moderationMigrations,
    personalData: moderationPersonalData(context),
    subscriptions: [onResembles(context.clock)],
    routes(routes) {
      moderationRoutes(routes, context);
      decisionRoutes(routes, context);
    },
  };
}
