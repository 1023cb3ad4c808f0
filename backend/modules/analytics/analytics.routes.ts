import { recordEvents as recordEventsEndpoint } from '#contracts/analytics.ts';
import { addressKey } from '#kernel/http/client-address.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { AnalyticsContext } from './analytics-context.ts';
import { recordEvents } from './commands/record-events.ts';
import { createVisitors } from './commands/visitor-of.ts';

/** Events arrive by a session route, because only session routes know the browser and whether it asks not to be tracked. The route sets no cookie. */
export function analyticsRoutes(routes: Routes, context: AnalyticsContext): void {
  const { db, clock, limits } = context;
  const visitors = createVisitors();

  routes.session(recordEventsEndpoint, 'open', async ({ body, viewer, ip }, { userAgent, asksNotToBeTracked }) => {
    const now = clock.now();
    const visitor = await visitors.of(db.knex, { ip, userAgent, zone: body.zone }, now);
    await limits.take('eventsOfAddress', addressKey(ip));
    await limits.take('events', viewer?.userId ?? visitor.id);
    return { accepted: await db.transaction((tx) => recordEvents(tx, context, { ...body, viewer, visitor, userAgent, asksNotToBeTracked, now })) };
  });
}
