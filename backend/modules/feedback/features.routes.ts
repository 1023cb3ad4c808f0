import { listNextFeatures, voteForFeature } from '#contracts/next-features.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { voteForFeature as vote } from './commands/vote-for-feature.ts';
import type { VotingContext } from './feedback-context.ts';
import { votesPaused } from './feedback.errors.ts';
import { listFeatures } from './queries/list-features.ts';

/** Routes with which signed-in people list the next features and vote for them. */
export function featureRoutes(routes: Routes, context: VotingContext): void {
  routes.read(listNextFeatures, 'member', ({ viewer }) => listFeatures(context.db.knex, viewer.userId));
  routes.write(voteForFeature, 'member', async ({ params, viewer }, tx) => {
    if (!(await context.votesOpen(tx, viewer))) throw votesPaused();
    return { success: true as const, votes: await vote(tx, context, params.id, viewer.userId) };
  });
}
