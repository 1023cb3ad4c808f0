import { improveDraft, testDraft } from '#contracts/prompt-drafts.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import { acceptRun } from './commands/accept-run.ts';
import type { Deps } from './generation-deps.ts';

/** Routes with which an author tests or improves their own saved draft. */
export function draftRunRoutes(routes: Routes, deps: Deps): void {
  routes.write(testDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'test', promptId: call.params.id, wish: call.body })),
  );

  routes.write(improveDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'improve', promptId: call.params.id, wish: call.body })),
  );
}
