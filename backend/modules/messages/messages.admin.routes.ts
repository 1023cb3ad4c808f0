import { listArchivedMessages, restoreMessage as restoreEndpoint } from '#contracts/messages.ts';
import { permit } from '#contracts/permissions.ts';
import type { Database } from '#kernel/db/database.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { restoreMessage } from './commands/restore-message.ts';
import type { RestoreDeps } from './commands/restore-message.ts';
import { listArchived } from './queries/list-archived.ts';

interface Deps extends RestoreDeps {
  db: Database;
}

/** Registers the endpoints with which administrators find and restore a reader's archived messages at the reader's request, without seeing the text. */
export function messageAdminRoutes(routes: Routes, deps: Deps): void {
  routes.read(listArchivedMessages, permit('messages.restore'), async ({ params, query }) => {
    const { messages, nextCursor } = await listArchived(deps.db.knex, params.id, query);
    return nextCursor === null ? messages : reply(messages, { 'X-Next-Cursor': nextCursor });
  });

  routes.write(restoreEndpoint, permit('messages.restore'), async ({ params, viewer, requestId }, tx) => {
    await restoreMessage(tx, deps, { viewer, requestId }, params.id);
    return { success: true as const };
  });
}
