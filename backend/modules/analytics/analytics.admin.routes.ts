import { z } from 'zod';
import * as contract from '#contracts/admin-analytics.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { permit } from '#contracts/permissions.ts';
import { id } from '#contracts/primitives.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { CallContext, Routes, Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { AnalyticsContext } from './analytics-context.ts';
import { deleteView, saveView } from './commands/save-view.ts';
import { activeMembers } from './queries/active-members.ts';
import { peopleDays } from './queries/people-days.ts';
import { readReport, REPORT_SETTINGS } from './queries/read-report.ts';
import { retention } from './queries/retention.ts';
import { savedViews } from './queries/saved-views.ts';
import { top } from './queries/top.ts';
import { trends } from './queries/trends.ts';

const place = z.object({ at: cursorTime, id });
const movePlace = z.object({ at: cursorTime, id, leg: z.int() });
const accountPlace = z.object({ bytes: z.int(), id });

const spanOf = ({ from, to }: { from: string; to: string }) => ({ from: new Date(from), to: new Date(to) });
/** Converts the time in a page cursor from text to the `Date` that the queries need. */
const timed = <Place extends { at: string }>(found: Place | null) => found && { ...found, at: new Date(found.at) };

/** Routes of figures about the whole shop. The lists of rows behind them are writes, because each look is recorded (docs/rules/analytics.md#looks). */
export function analyticsAdminRoutes(routes: Routes, context: AnalyticsContext): void {
  const { db, clock, identity, outbox, figures } = context;
  const access = permit('analytics.read');

  routes.read(contract.readOverview, access, ({ query }) => readReport(db, (tx) => peopleDays(tx, query)));
  routes.read(contract.readTrends, access, ({ query }) => readReport(db, (tx) => trends(tx, context, spanOf(query))));
  routes.read(contract.readTokenFlow, access, ({ query }) => readReport(db, async (tx) => ({ days: await figures.tokens.days(tx, spanOf(query)) })));
  routes.read(contract.readTop, access, ({ query }) => readReport(db, (tx) => top(tx, context, spanOf(query))));
  routes.read(contract.readStorage, access, ({ query }) => readReport(db, async (tx) => ({ kinds: await figures.storage.kinds(tx, spanOf(query)) })));
  routes.read(contract.readCohorts, access, ({ query }) => readReport(db, (tx) => retention(tx, { ...query, entry: { name: 'signed_up' }, back: { name: 'generation_success' }, unit: 'week' })));

  /** Records which administrator looked at which rows, and returns the people in these rows. */
  async function look(tx: Tx, { viewer, requestId }: Pick<CallContext<AnyEndpoint, Viewer>, 'viewer' | 'requestId'>, what: string, userIds: readonly string[]) {
    await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'analytics.list_rows', target: { type: 'figure', id: viewer.userId, label: what } }));
    const faces = await identity.creators(tx, [...new Set(userIds)]);
    return (userId: string) => {
      const face = faces.get(userId);
      return face ? { id: userId, username: face.username, displayName: face.displayName } : null;
    };
  }

  routes.write(contract.listRunsBehind, access, async ({ body, ...call }, tx) => {
    const { limit, type = null, model = null, outcome = null, code = null, promptId = null, creatorId = null } = body;
    await tx.raw(REPORT_SETTINGS);
    const found = await figures.runs.list(tx, { ...spanOf(body), type, model, outcome, code, promptId, creatorId, limit: limit + 1, before: timed(afterPlace(body.before, place, 'before')) });
    const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.at.toISOString(), id: last.id }));
    const personOf = await look(tx, call, 'runs', page.map(({ userId }) => userId));
    return { items: page.map(({ userId, at, ...run }) => ({ ...run, at: at.toISOString(), person: personOf(userId) })), nextCursor };
  });

  routes.write(contract.listPeopleBehind, access, async ({ body, ...call }, tx) => {
    await tx.raw(REPORT_SETTINGS);
    const found = await activeMembers(tx, { ...spanOf(body), name: body.only ?? null, limit: body.limit + 1, before: timed(afterPlace(body.before, place, 'before')) });
    const { page, nextCursor } = cutPage(found, body.limit, (last) => encodeCursor({ at: last.at.toISOString(), id: last.userId }));
    const personOf = await look(tx, call, 'people', page.map(({ userId }) => userId));
    return { items: page.map(({ userId, at, events }) => ({ person: personOf(userId), events, at: at.toISOString() })), nextCursor };
  });

  routes.write(contract.listMovesBehind, access, async ({ body, ...call }, tx) => {
    await tx.raw(REPORT_SETTINGS);
    const found = await figures.tokens.list(tx, { ...spanOf(body), kind: body.kind, limit: body.limit + 1, before: timed(afterPlace(body.before, movePlace, 'before')) });
    const { page, nextCursor } = cutPage(found, body.limit, (last) => encodeCursor({ at: last.at.toISOString(), id: last.id, leg: last.leg }));
    const personOf = await look(tx, call, 'tokens', page.map(({ userId }) => userId));
    return { items: page.map(({ id: txId, leg, userId, at, amount }) => ({ id: `${txId}-${leg}`, person: personOf(userId), amount, at: at.toISOString() })), nextCursor };
  });

  routes.write(contract.listStorageBehind, access, async ({ body, ...call }, tx) => {
    await tx.raw(REPORT_SETTINGS);
    const found = await figures.storage.accounts(tx, { limit: body.limit + 1, before: afterPlace(body.before, accountPlace, 'before') });
    const { page, nextCursor } = cutPage(found, body.limit, (last) => encodeCursor({ bytes: last.bytes, id: last.userId }));
    const personOf = await look(tx, call, 'storage', page.map(({ userId }) => userId));
    return { items: page.map(({ userId, ...kept }) => ({ ...kept, person: personOf(userId) })), nextCursor };
  });

  routes.read(contract.listViews, access, async ({ query, viewer }) => ({ items: await savedViews(db.knex, query.page, viewer.userId) }));
  routes.write(contract.saveView, access, async ({ body, viewer }, tx) => ({ view: await saveView(tx, clock, viewer.userId, body) }));
  routes.write(contract.deleteView, access, async ({ params, viewer }, tx) => {
    await deleteView(tx, viewer.userId, params.id);
    return { success: true as const };
  });
}
