import { getUnreadCount, listMessages, markAllMessagesRead, markMessageRead } from '#contracts/messages.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { markAllRead } from './commands/mark-all-read.ts';
import { markRead } from './commands/mark-read.ts';
import { presentMessage } from './messages.presenter.ts';
import { listMessages as readPage } from './queries/list-messages.ts';
import { unreadCount } from './queries/unread-count.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** Readers reach their own messages only. Literal paths stand before those with an id. */
export function messageRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.read(getUnreadCount, 'member', async ({ viewer }) => ({ count: await unreadCount(db.knex, viewer.userId) }));

  routes.read(listMessages, 'member', async ({ query, viewer }) => {
    const { messages, nextCursor } = await readPage(db.knex, viewer.userId, query);
    const body = messages.map((message) => presentMessage(message, false));
    return nextCursor === null ? body : reply(body, { 'X-Next-Cursor': nextCursor });
  });

  routes.write(markAllMessagesRead, 'member', async ({ viewer }, tx) => {
    await markAllRead(tx, viewer.userId, clock.now());
    return { success: true as const };
  });

  routes.write(markMessageRead, 'member', async ({ params, viewer }, tx) => {
    await markRead(tx, clock, viewer.userId, params.id);
    return { success: true as const };
  });
}
