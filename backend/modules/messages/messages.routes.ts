import { archiveMessage as archiveEndpoint, getMessage, getPrioritySummary, getUnreadCount, listMessageChanges, listMessages, markAllMessagesRead, markMessageRead, restoreOwnMessage as restoreEndpoint } from '#contracts/messages.ts';
import type { Database } from '#kernel/db/database.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { archiveMessage } from './commands/archive-message.ts';
import { markAllRead } from './commands/mark-all-read.ts';
import { markRead } from './commands/mark-read.ts';
import type { ChangeDeps } from './commands/mark-read.ts';
import { restoreOwnMessage } from './commands/restore-message.ts';
import { presentMessage } from './messages.presenter.ts';
import { listChanges } from './queries/list-changes.ts';
import { listMessages as readPage } from './queries/list-messages.ts';
import { ownMessage } from './queries/own-message.ts';
import { prioritySummary } from './queries/priority-summary.ts';
import { unreadCount } from './queries/unread-count.ts';

interface Deps extends ChangeDeps {
  db: Database;
}

/**
 * Registers the endpoints of messages. Each reader reaches only their own. Fixed paths come before paths with an id, or the router would take
 * them for an id.
 */
export function messageRoutes(routes: Routes, deps: Deps): void {
  const { db, announce } = deps;

  routes.read(getUnreadCount, 'member', async ({ viewer }) => ({ count: await unreadCount(db.knex, viewer.userId) }));

  routes.read(getPrioritySummary, 'member', ({ viewer }) => prioritySummary(db.knex, viewer.userId));

  routes.read(listMessageChanges, 'member', ({ query, viewer }) => listChanges(db.knex, viewer.userId, query.since));

  routes.read(listMessages, 'member', async ({ query, viewer }) => {
    const { messages, nextCursor } = await readPage(db.knex, viewer.userId, query);
    const body = messages.map((message) => presentMessage(message, false));
    return nextCursor === null ? body : reply(body, { 'X-Next-Cursor': nextCursor });
  });

  routes.read(getMessage, 'member', async ({ params, viewer }) => presentMessage(await ownMessage(db.knex, viewer.userId, params.id), false));

  routes.write(markAllMessagesRead, 'member', async ({ viewer, arrivedAt }, tx) => {
    await markAllRead(tx, announce, viewer.userId, arrivedAt);
    return { success: true as const };
  });

  routes.write(markMessageRead, 'member', async ({ params, viewer }, tx) => {
    await markRead(tx, deps, viewer.userId, params.id);
    return { success: true as const };
  });

  routes.write(archiveEndpoint, 'member', async ({ params, viewer }, tx) => {
    await archiveMessage(tx, deps, viewer.userId, params.id);
    return { success: true as const };
  });

  routes.write(restoreEndpoint, 'member', async ({ params, viewer }, tx) => {
    await restoreOwnMessage(tx, deps, viewer.userId, params.id);
    return { success: true as const };
  });
}
