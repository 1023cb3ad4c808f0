import { appeal, getAuthorReview, getDecision as decisionEndpoint, getModerationCounts, listDecisions as decisionsEndpoint } from '#contracts/moderation.ts';
import { createReport, reportPrompt as reportPromptEndpoint } from '#contracts/reports.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { reportPrompt, reportTarget } from './commands/report-target.ts';
import { writeAppeal } from './commands/write-appeal.ts';
import type { ModerationContext } from './moderation-context.ts';
import { authorReview } from './queries/author-review.ts';
import { getDecision, listDecisions } from './queries/list-decisions.ts';
import { moderationCounts } from './queries/moderation-counts.ts';

/** Moderation routes for members: reports, decisions about own work and appeals, and the public counts. */
export function decisionRoutes(routes: Routes, context: ModerationContext): void {
  routes.write(createReport, 'member', async ({ body, viewer }, tx) => {
    await reportTarget(tx, context, viewer.userId, body);
    return { success: true as const };
  });
  routes.write(reportPromptEndpoint, 'member', async ({ params, body, viewer }, tx) => {
    await reportPrompt(tx, context, viewer.userId, params.id, body);
    return { success: true as const };
  });
  routes.read(decisionsEndpoint, 'member', ({ query, viewer }) => listDecisions(context, viewer.userId, query));
  routes.read(decisionEndpoint, 'member', async ({ params, viewer }) => ({ decision: await getDecision(context.db.knex, viewer.userId, params.id) }));
  routes.read(getAuthorReview, 'member', async ({ params, viewer }) => ({ review: await authorReview(context, viewer.userId, params.idOrSlug) }));
  routes.write(appeal, 'member', async ({ params, body, viewer }, tx) => {
    await writeAppeal(tx, context, viewer.userId, params.id, body.message);
    return { decision: await getDecision(tx, viewer.userId, params.id) };
  });
  routes.read(getModerationCounts, 'open', async () => ({ months: await moderationCounts(context) }));
}
