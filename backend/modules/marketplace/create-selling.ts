import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Module } from '#kernel/module.ts';
import { forgetViews } from './commands/forget-views.ts';
import { releaseEarnings } from './commands/release-earnings.ts';
import type { MarketplaceContext } from './marketplace-context.ts';
import { sellingMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { performanceTable } from './routes/performance-table.ts';
import { sellingRoutes } from './routes/selling.routes.ts';
import { onDisputes } from './subscribers/on-disputes.ts';
import { onRuns } from './subscribers/on-runs.ts';
import { tellBuyers } from './subscribers/tell-buyers.ts';

const RELEASE_EVERY_MS = 10 * MINUTE_MS;
const FORGET_EVERY_MS = DAY_MS;

/** Unlocks, refunds, and what creators earn. */
export function createSelling(context: MarketplaceContext): Module {
  return {
    migrations: sellingMigrations,
    personalData: personalData(context),
    subscriptions: [...onRuns(context), ...onDisputes(context), ...tellBuyers(context)],
    routes: (routes) => sellingRoutes(routes, context),
    rawRoutes: (mount) => performanceTable(mount, context),
    maintenance: [
      { name: 'marketplace.release_earnings', everyMs: RELEASE_EVERY_MS, run: () => releaseEarnings(context) },
      { name: 'marketplace.forget_views', everyMs: FORGET_EVERY_MS, run: () => forgetViews(context.db, context.clock) },
    ],
  };
}
