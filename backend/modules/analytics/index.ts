import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import type { Module } from '#kernel/module.ts';
import type { AnalyticsContext } from './analytics-context.ts';
import { analyticsAdminRoutes } from './analytics.admin.routes.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { countPeople } from './commands/count-people.ts';
import { forgetSalts, keepMonths } from './commands/keep-months.ts';
import { readFacts } from './commands/read-facts.ts';
import { journeysRoutes } from './journeys.routes.ts';
import { analyticsMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';

export { countriesOf } from './queries/countries-of.ts';
export { analyticsMigrations } from './migrations/index.ts';

/** Composes the module analytics: the events of people on the way from a visit to a purchase. */
export const createAnalytics = (context: AnalyticsContext): Module => ({
  migrations: analyticsMigrations,
  personalData: personalData(context),
  routes: (routes) => {
    analyticsRoutes(routes, context);
    journeysRoutes(routes, context);
    analyticsAdminRoutes(routes, context);
  },
  maintenance: [
    { name: 'analytics.read_facts', everyMs: 10 * SECOND_MS, run: () => readFacts(context) },
    { name: 'analytics.keep_months', everyMs: DAY_MS, run: () => keepMonths(context) },
    { name: 'analytics.count_people', everyMs: 5 * MINUTE_MS, run: () => countPeople(context) },
    { name: 'analytics.forget_salts', everyMs: 10 * MINUTE_MS, run: () => forgetSalts(context) },
  ],
});
