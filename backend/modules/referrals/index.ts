import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Arrivals } from '#kernel/http/arrivals.ts';
import type { Module } from '#kernel/module.ts';
import type { Newcomers } from '#modules/identity/newcomers.port.ts';
import { attribute } from './commands/attribute.ts';
import { noteVisit } from './commands/note-visit.ts';
import { forgetEvidence, sweepReferrals } from './commands/sweep-referrals.ts';
import { createPrints } from './prints.ts';
import { referralsMigrations } from './migrations/referrals.ts';
import { personalData } from './personal-data.ts';
import { waitingReferrals } from './queries/waiting-referrals.ts';
import type { ReferralsContext } from './referrals-context.ts';
import { referralsRoutes, referrersCsv } from './referrals.routes.ts';
import { onOrders } from './subscribers/on-orders.ts';

export { referrersOf } from './queries/referrers-of.ts';
export { referralsMigrations } from './migrations/referrals.ts';

const SETTLE_EVERY_MS = 10 * MINUTE_MS;

export interface ReferralsDeps extends Omit<ReferralsContext, 'prints'> {
  /** The server's secret, from which the key of prints is derived. */
  secret: string;
}

export interface ReferralsModule extends Module {
  newcomers: Newcomers;
  arrivals: Arrivals;
  /** How many referrals are held for the staff. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

/** Composes the module referrals: codes and links by which people bring others, and the rewards of both. */
export function createReferrals({ secret, ...deps }: ReferralsDeps): ReferralsModule {
  const context: ReferralsContext = { ...deps, prints: createPrints(secret) };
  return {
    newcomers: { arrived: (tx, userId, arrival) => attribute(tx, context, userId, arrival) },
    arrivals: { visited: noteVisit(context) },
    waiting: waitingReferrals,
    migrations: referralsMigrations,
    personalData: personalData(context),
    subscriptions: onOrders(context),
    maintenance: [
      { name: 'referrals.settle', everyMs: SETTLE_EVERY_MS, run: () => sweepReferrals(context) },
      { name: 'referrals.forget_evidence', everyMs: DAY_MS, run: () => forgetEvidence(context) },
    ],
    routes: (routes) => referralsRoutes(routes, context),
    rawRoutes: (mount) => referrersCsv(mount, context),
  };
}
