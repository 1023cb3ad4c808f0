import {
  cancelGeneration as cancelEndpoint, deleteGeneration as deleteEndpoint, freeRetry as freeRetryEndpoint, generateFreeForm, generateFromPrompt, getGeneration,
  listGenerations, retryGeneration as retryEndpoint,
} from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { one } from '#contracts/must.ts';
import { rateRun as rateEndpoint } from '#contracts/reviews.ts';
import type { Tx } from '#kernel/db/database.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import type { RunRequest } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import { cancelGeneration } from './commands/cancel-generation.ts';
import { deleteGeneration } from './commands/delete-generation.ts';
import { rateRun } from './commands/rate-run.ts';
import { reserveFreeTrialRun } from './commands/reserve-free-trial-run.ts';
import { retryGeneration } from './commands/retry-generation.ts';
import type { Deps } from './generation-deps.ts';
import type { GenerationRow } from './models/generation.model.ts';
import { listRuns } from './queries/list-runs.ts';
import { presentRuns } from './queries/present-runs.ts';
import { runDetail } from './queries/run-detail.ts';

/** Routes for a person's own runs. A run of another person answers 404. */
export function generationRoutes(routes: Routes, deps: Deps): void {
  const { db } = deps;

  const present = async (tx: Tx, run: GenerationRow): Promise<Generation> => one(await presentRuns(tx, deps, [run]));

  routes.write(
    generateFromPrompt,
    'member',
    async (call, tx) => {
      const { freeTrialRun, ...wish } = call.body;
      const request: RunRequest = { source: freeTrialRun ? 'free_trial' : 'prompt', promptId: call.params.id, wish };
      return acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), request));
    },
    { applies: ({ body }) => body.freeTrialRun === true, run: (call) => reserveFreeTrialRun(deps, call) },
  );

  routes.write(generateFreeForm, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'free', wish: call.body })),
  );

  routes.write(retryEndpoint, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await retryGeneration(tx, deps, requesterOf(call), { runId: call.params.id, free: false })),
  );

  routes.write(freeRetryEndpoint, 'member', async (call, tx) =>
    acceptedRun(tx, deps, call.viewer, await retryGeneration(tx, deps, requesterOf(call), { runId: call.params.id, free: true })),
  );

  routes.write(cancelEndpoint, 'member', async ({ params, viewer }, tx) => ({
    generation: await present(tx, await cancelGeneration(tx, deps, viewer.userId, params.id)),
  }));

  routes.write(deleteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteGeneration(tx, deps, viewer.userId, params.id);
    return { success: true as const };
  });

  routes.write(rateEndpoint, 'member', async ({ params, body, viewer }, tx) => {
    await rateRun(tx, deps, { userId: viewer.userId, id: params.id, rating: body.rating });
    return { success: true as const };
  });

  routes.read(listGenerations, 'member', async ({ query, viewer }) => {
    const { runs, nextCursor } = await listRuns(db.knex, viewer.userId, query);
    const body = await presentRuns(db.knex, deps, runs);
    return nextCursor === null ? body : reply(body, { 'X-Next-Cursor': nextCursor });
  });

  routes.read(getGeneration, 'member', async ({ params, viewer }) => ({ generation: await runDetail(deps, viewer, params.id) }));
}
