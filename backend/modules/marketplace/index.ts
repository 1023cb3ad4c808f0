import type { Module } from '#kernel/module.ts';
import { together } from '#kernel/personal-data/together.ts';
import { createSelling } from './create-selling.ts';
import type { MarketplaceContext } from './marketplace-context.ts';
import { disputeNewsMigration } from './migrations/dispute-news.ts';
import { lostEarningsMigration } from './migrations/lost-earnings.ts';
import { disputedEarningsMigration } from './migrations/disputed-earnings.ts';
import { earningSourcesMigration } from './migrations/earning-sources.ts';
import { refundRequestsMigration } from './migrations/refund-requests.ts';
import { sellingMigration } from './migrations/selling.ts';
import { sellingUpkeepMigration } from './migrations/selling-upkeep.ts';
import { createModeration, moderationMigrations } from './moderation/create-moderation.ts';
import type { ModerationContext } from './moderation/moderation-context.ts';
import { createReviews } from './reviews/create-reviews.ts';
import { reviewsMigrations } from './reviews/migrations/reviews.ts';

export const marketplaceMigrations = { ...reviewsMigrations, ...sellingMigration, ...refundRequestsMigration, ...moderationMigrations, ...sellingUpkeepMigration, ...earningSourcesMigration, ...disputedEarningsMigration, ...disputeNewsMigration, ...lostEarningsMigration };

export interface MarketplaceDeps extends MarketplaceContext, Pick<ModerationContext, 'catalogue' | 'featured'> {}

/** Where prompts meet people: what is said about them, what they cost, and what they earn. */
export function createMarketplace(deps: MarketplaceDeps): Module {
  const parts = [createReviews(deps), createSelling(deps), createModeration(deps)];
  return {
    migrations: marketplaceMigrations,
    personalData: together(...parts.flatMap((part) => part.personalData ?? [])),
    subscriptions: parts.flatMap((part) => part.subscriptions ?? []),
    maintenance: parts.flatMap((part) => part.maintenance ?? []),
    routes(routes) {
      for (const part of parts) part.routes?.(routes);
    },
    rawRoutes(mount) {
      for (const part of parts) part.rawRoutes?.(mount);
    },
  };
}
