import { listDraftTests } from '#contracts/draft-tests.ts';
import { improveDraft, testDraft } from '#contracts/prompt-drafts.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import { acceptRun } from './commands/accept-run.ts';
import type { Deps } from './generation-deps.ts';
import { draftTests } from './queries/list-draft-tests.ts';

/** Routes with which an author tests or improves their own saved draft, and lists its test runs. */
export function draftRunRoutes(routes: Routes, deps: Deps): void {
  routes.write(testDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'test', promptId: call.params.id, wish: call.body })),
  );

  routes.read(listDraftTests, 'member', async ({ params, query, viewer }) => {
    const { tests, nextCursor } = await draftTests(deps.db.knex, deps, viewer.userId, params.id, query);
    return nextCursor === null ? tests : reply(tests, { 'X-Next-Cursor': nextCursor });
  });

  routes.write(improveDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'improve', promptId: call.params.id, wish: call.body })),
  );
}
