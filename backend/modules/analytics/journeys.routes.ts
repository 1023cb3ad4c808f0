import { z } from 'zod';
import * as contract from '#contracts/journeys.ts';
import { permit } from '#contracts/permissions.ts';
import { id } from '#contracts/primitives.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AnalyticsContext } from './analytics-context.ts';
import { dropped } from './queries/dropped.ts';
import { firstValue } from './queries/first-value.ts';
import { funnel } from './queries/funnel.ts';
import { lifecycle } from './queries/lifecycle.ts';
import { paths } from './queries/paths.ts';
import { readReport, REPORT_SETTINGS } from './queries/read-report.ts';
import { retention } from './queries/retention.ts';
import { timeline } from './queries/timeline.ts';

const place = z.object({ at: cursorTime, id });

/** Routes of reports about journeys. Those that name people are writes, because each look is recorded (docs/rules/analytics.md#looks). */
export function journeysRoutes(routes: Routes, context: AnalyticsContext): void {
  const { db, identity, outbox } = context;
  const access = permit('analytics.read');

  routes.session(contract.readFunnel, access, ({ body }) => readReport(db, (tx) => funnel(tx, body)));
  routes.session(contract.readPaths, access, ({ body }) => readReport(db, (tx) => paths(tx, body)));
  routes.session(contract.readRetention, access, ({ body }) => readReport(db, (tx) => retention(tx, body)));
  routes.session(contract.readFirstValue, access, ({ body }) => readReport(db, (tx) => firstValue(tx, body)));
  routes.session(contract.readLifecycle, access, ({ body }) => readReport(db, (tx) => lifecycle(tx, body)));

  routes.write(contract.listDropped, access, async ({ body, viewer, requestId }, tx) => {
    await tx.raw(REPORT_SETTINGS);
    const { step, limit, before: cursor, ...question } = body;
    const after = afterPlace(cursor, place, 'before');
    const { members, visitors } = await dropped(tx, question, { step, limit: limit + 1, before: after && { at: new Date(after.at), id: after.id } });
    const { page, nextCursor } = cutPage(members, limit, (last) => encodeCursor({ at: last.at.toISOString(), id: last.person }));
    const faces = await identity.creators(tx, page.map(({ person }) => person));
    const label = question.steps.map(({ name }) => name).join(' > ');
    await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'analytics.list_dropped', target: { type: 'funnel', id: viewer.userId, label }, details: { step } }));
    const items = page.flatMap(({ person, at }) => {
      const face = faces.get(person);
      return face ? [{ id: person, username: face.username, displayName: face.displayName, at: at.toISOString() }] : [];
    });
    return { items, nextCursor, visitors };
  });

  routes.write(contract.readTimeline, access, async ({ params, body, viewer, requestId }, tx) => {
    const face = (await identity.creators(tx, [params.id])).get(params.id);
    if (!face) throw notFound('This person');
    const after = afterPlace(body.before, place, 'before');
    const found = await timeline(tx, { userId: params.id, limit: body.limit + 1, before: after && { at: new Date(after.at), id: after.id } });
    const { page, nextCursor } = cutPage(found, body.limit, (last) => encodeCursor({ at: last.at.toISOString(), id: last.id }));
    const person = { id: params.id, username: face.username, displayName: face.displayName };
    // Only the first page is written to the audit log; following pages belong to the same look.
    if (after === null) await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'analytics.read_person', target: { type: 'user', id: person.id, label: face.username } }));
    return { person, items: page.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })), nextCursor };
  });
}
