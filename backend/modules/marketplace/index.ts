import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { together } from '#kernel/personal-data/together.ts';
import type { ModerationTarget } from './moderation-target.port.ts';
import { createSelling } from './create-selling.ts';
import type { MarketplaceContext } from './marketplace-context.ts';
import { sellingMigrations } from './migrations/index.ts';
import { createModeration, moderationMigrations } from './moderation/create-moderation.ts';
import { createTargetRegistry } from './moderation/target-registry.ts';
import { waitingForModerators } from './moderation/queries/waiting-for-moderators.ts';
import type { ModerationContext } from './moderation/moderation-context.ts';

export const marketplaceMigrations = { ...sellingMigrations, ...moderationMigrations };

export interface MarketplaceDeps extends MarketplaceContext, Pick<ModerationContext, 'catalogue' | 'featured'> {
  /** One object for each type of target. */
  targets: readonly ModerationTarget[];
}

/** The calls that other modules may make. */
export interface Marketplace {
  /** The moderators' queues; reports about one thing count once. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface MarketplaceModule extends Module {
  marketplace: Marketplace;
}

/** What prompts cost, what they earn, and what moderators decide about them. */
export function createMarketplace(deps: MarketplaceDeps): MarketplaceModule {
  const parts = [createSelling(deps), createModeration({ ...deps, targets: createTargetRegistry(deps.targets) })];
  return {
    marketplace: { waiting: (connection) => waitingForModerators(connection, deps) },
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
