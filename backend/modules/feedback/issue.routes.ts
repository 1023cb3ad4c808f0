import {
  convertIssue as convertEndpoint, getIssue, getOwnIssue, ISSUE_SCREENSHOT_PATH, listIssues as listEndpoint, listOwnIssues, replyToIssue as replyEndpoint, reportIssue as reportEndpoint, updateIssue as updateEndpoint,
} from '#contracts/issues.ts';
import { permit } from '#contracts/permissions.ts';
import { idParams } from '#contracts/primitives.ts';
import { notFound } from '#kernel/errors.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { convertIssue } from './commands/convert-issue.ts';
import { replyToIssue } from './commands/reply-to-issue.ts';
import { reportIssue } from './commands/report-issue.ts';
import { updateIssue } from './commands/update-issue.ts';
import type { IssueContext } from './issue-context.ts';
import { findIssue } from './queries/find-issue.ts';
import { issueById } from './queries/issue-rows.ts';
import { listIssues } from './queries/list-issues.ts';
import { ownIssue, ownIssues } from './queries/own-issues.ts';

/** The fixed text that the API returns after an issue report (docs/rules/feedback.md#issue-messages). */
const THANKS = 'Thank you! Your issue has been successfully reported.';

/** Routes of issue reports: members send and follow them, and people with `feedback.manage` triage them. */
export function issueRoutes(routes: Routes, context: IssueContext): void {
  const { db } = context;
  const crew = permit('feedback.manage');
  // This route skips the kernel's idempotency: `reportIssue` recognizes repeats itself, because it stores the picture outside a transaction.
  routes.session(reportEndpoint, 'member', async ({ body, ...call }) => ({ success: true as const, message: THANKS, id: await reportIssue(context, call, body) }));
  routes.read(listOwnIssues, 'member', ({ query, viewer }) => ownIssues(context, viewer.userId, query));
  routes.read(getOwnIssue, 'member', async ({ params, viewer }) => ({ issue: await ownIssue(context, viewer.userId, params.id) }));
  routes.read(listEndpoint, crew, ({ query, viewer }) => listIssues(context, viewer.userId, query));
  routes.read(getIssue, crew, async ({ params, viewer }) => ({ issue: await findIssue(db.knex, context, viewer, params.id) }));
  routes.write(updateEndpoint, crew, async ({ params, body, ...call }, tx) => {
    await updateIssue(tx, context, call, params.id, body);
    return { issue: await findIssue(tx, context, call.viewer, params.id) };
  });
  routes.write(replyEndpoint, crew, async ({ params, body, ...call }, tx) => {
    await replyToIssue(tx, context, call, params.id, body.text);
    return { issue: await findIssue(tx, context, call.viewer, params.id) };
  });
  routes.write(convertEndpoint, crew, async ({ params, body, ...call }, tx) => {
    await convertIssue(tx, context, call, params.id, body);
    return { issue: await findIssue(tx, context, call.viewer, params.id) };
  });
}

/** This route serves the screenshot of an issue report only to people who may manage reports. For others the file has no public path. */
export function issueScreenshot(mount: RawRoutes, { db, media }: IssueContext): void {
  mount.get(ISSUE_SCREENSHOT_PATH, async (call) => {
    authorize(permit('feedback.manage'), call.viewer);
    const asked = idParams.safeParse(call.params);
    const file = asked.success ? (await issueById(db.knex, asked.data.id)).screenshot_file_id : null;
    if (file === null) throw notFound('This screenshot');
    await media.serve(call, file);
  });
}
