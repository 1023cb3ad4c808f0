import { improveDraft, testDraft } from '#contracts/prompt-drafts.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import { requestImprovement } from './commands/request-improvement.ts';
import { requestTestRun } from './commands/request-test-run.ts';
import type { Deps } from './generation-deps.ts';

/** Runs that the form builder asks for: of one's own draft, as it is saved. */
export function draftRunRoutes(routes: Routes, deps: Deps): void {
  routes.write(testDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await requestTestRun(tx, deps, requesterOf(call), call.params.id, call.body)),
  );

  routes.write(improveDraft, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await requestImprovement(tx, deps, requesterOf(call), call.params.id, call.body)),
  );
}
