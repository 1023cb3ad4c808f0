import { listUserReports, listUserStrikes } from '#contracts/admin-users.ts';
import {
  approveReviews, decideRefund as refundEndpoint, decideAppeal as appealEndpoint, decideDuplicate as duplicateEndpoint, decideReport as reportEndpoint, decideReports, decideReview as reviewEndpoint,
  getDuplicate as pairEndpoint, getQueueCounts, getReview, listAppeals as appealsEndpoint, listDuplicates as duplicatesEndpoint, listFeatured as featuredEndpoint, listRefunds as refundsEndpoint,
  listReports as reportsEndpoint, listReviewQueue as queueEndpoint, listTags as tagsEndpoint, listTakedowns, mergeTags as mergeEndpoint, runReview, setFeatured as setFeaturedEndpoint,
} from '#contracts/moderation.ts';
import { permit } from '#contracts/permissions.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { decideAppeal } from './commands/decide-appeal.ts';
import { decideDuplicate } from './commands/decide-duplicate.ts';
import { decideEach } from './commands/decide-each.ts';
import { decideRefund } from './commands/decide-refund.ts';
import { decideReport } from './commands/decide-report.ts';
import { decideReview } from './commands/decide-review.ts';
import { mergeTags } from './commands/merge-tags.ts';
import { runSubmission } from './commands/run-submission.ts';
import { setFeatured } from './commands/set-featured.ts';
import { tagCursor } from './domain/tag-cursor.ts';
import type { ModerationContext } from './moderation-context.ts';
import { reportsOfPerson, strikesOfPerson } from './queries/conduct-of-person.ts';
import { getReviewFile } from './queries/get-review-file.ts';
import { listAppeals } from './queries/list-appeals.ts';
import { getDuplicate, listDuplicates } from './queries/list-duplicates.ts';
import { listFeatured } from './queries/list-featured.ts';
import { listLog } from './queries/list-log.ts';
import { listRefunds } from './queries/list-refunds.ts';
import { listReports } from './queries/list-reports.ts';
import { listReviewQueue } from './queries/list-review-queue.ts';
import { queueCounts } from './queries/moderation-counts.ts';

const DONE = { success: true } as const;

/** The routes of the page /admin/marketplace, for moderators and administrators. */
export function moderationRoutes(routes: Routes, context: ModerationContext): void {
  const moderators = permit('marketplace.moderate');
  const { knex } = context.db;
  routes.read(getQueueCounts, moderators, () => queueCounts(context));

  routes.read(queueEndpoint, moderators, ({ query }) => listReviewQueue(context, query));
  routes.read(getReview, moderators, async ({ params }) => ({ reviewFile: await getReviewFile(context, params.id) }));
  routes.write(runReview, moderators, ({ params, body, ...call }, tx) => runSubmission(tx, context, call, params.id, body));
  routes.write(reviewEndpoint, moderators, async ({ params, body, ...call }, tx) => {
    await decideReview(tx, context, call, params.id, body);
    return DONE;
  });
  routes.write(approveReviews, moderators, async ({ body, ...call }, tx) => ({
    results: await decideEach(body.ids, (id) => decideReview(tx, context, call, id, { decision: 'approve', note: body.note ?? '' })),
  }));

  routes.read(reportsEndpoint, moderators, ({ query }) => listReports(context, query));
  routes.write(reportEndpoint, moderators, async ({ params, body, ...call }, tx) => {
    await decideReport(tx, context, call, params.id, body);
    return DONE;
  });
  routes.write(decideReports, moderators, async ({ body: { ids, ...decision }, ...call }, tx) => ({
    results: await decideEach(ids, (id) => decideReport(tx, context, call, id, decision)),
  }));

  routes.read(duplicatesEndpoint, moderators, ({ query }) => listDuplicates(context, query));
  routes.read(pairEndpoint, moderators, ({ params }) => getDuplicate(context, params.id));
  routes.write(duplicateEndpoint, moderators, async ({ params, body, ...call }, tx) => {
    await decideDuplicate(tx, context, call, params.id, body);
    return DONE;
  });

  routes.read(appealsEndpoint, moderators, ({ query, viewer }) => listAppeals(context, viewer.userId, query));
  routes.write(appealEndpoint, moderators, async ({ params, body, ...call }, tx) => {
    await decideAppeal(tx, context, call, params.id, body);
    return DONE;
  });

  routes.read(refundsEndpoint, moderators, ({ query, viewer }) => listRefunds(context, viewer.userId, query));
  routes.write(refundEndpoint, moderators, async ({ params, body, ...call }, tx) => {
    await decideRefund(tx, context, call, params.id, body);
    return DONE;
  });

  routes.read(featuredEndpoint, moderators, () => listFeatured(knex, context));
  routes.write(setFeaturedEndpoint, moderators, async ({ body, ...call }, tx) => {
    await setFeatured(tx, context, call, body);
    return listFeatured(tx, context);
  });

  routes.read(tagsEndpoint, moderators, async ({ query }) => {
    const q = query.q || null;
    const [found, use] = await Promise.all([context.catalogue.tags.list(knex, { q, after: afterPlace(query.cursor, tagCursor), limit: query.limit + 1 }), q === null ? 0 : context.catalogue.tags.use(knex, q)]);
    const { page, nextCursor } = cutPage(found, query.limit, ({ prompts, tag }) => encodeCursor([prompts, tag]));
    return { items: page, nextCursor, exact: q !== null && use > 0 ? { tag: q, prompts: use } : null };
  });
  routes.write(mergeEndpoint, moderators, async ({ body, ...call }, tx) => ({ prompts: await mergeTags(tx, context, call, body) }));

  routes.read(listUserStrikes, permit('users.read'), ({ params, query }) => strikesOfPerson(context, params.id, query));
  routes.read(listUserReports, permit('users.read'), ({ params, query }) => reportsOfPerson(context, params.id, query));

  routes.read(listTakedowns, moderators, ({ query }) => listLog(context, query));
}
