import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { featureDraft } from './next-features.ts';
import { id, idParams, isoTime, pageLimit, tidied } from './primitives.ts';

export const issueType = z.enum(['bug', 'feature', 'enhancement', 'performance', 'security', 'other']);
export type IssueType = z.infer<typeof issueType>;

export const issueStatus = z.enum(['new', 'triaged', 'in_progress', 'resolved', 'closed']);
export type IssueStatus = z.infer<typeof issueStatus>;

/** The largest screenshot of an issue report in bytes, unpacked from its data URL (docs/rules/feedback.md#screenshots). */
export const SCREENSHOT_LIMIT_BYTES = 5 * 1024 * 1024;
/** The largest issue report in bytes, with its encoded screenshot (docs/rules/server.md#body-limits). */
export const REPORT_LIMIT_BYTES = Math.floor(7.2 * 1024 * 1024);
export const DEFAULT_ISSUE_VERSION = '1.0';

const longText = z.string().check(tidied(), z.maxLength(10_000, 'Use at most 10,000 characters'));

/** A member's issue report about the product (docs/rules/feedback.md#issue-reports). */
export const issueReport = z.strictObject({
  title: z.string().check(tidied(), z.minLength(5, 'Title must be at least 5 characters long'), z.maxLength(200, 'Keep the title below 200 characters')),
  type: issueType,
  description: longText.check(z.minLength(10, 'Description must be at least 10 characters long')),
  steps: z.optional(longText),
  environmentInfo: z.optional(z.string().check(tidied(), z.maxLength(4_000, 'Use at most 4,000 characters'))),
  version: z._default(z.string().check(tidied(), z.maxLength(50, 'Keep the version below 50 characters')), DEFAULT_ISSUE_VERSION),
  /** The screenshot of the report as a data URL. The server finds its real type from the bytes. */
  imageData: z.optional(z.nullable(z.string().check(z.startsWith('data:', 'The screenshot must be a PNG, JPG or GIF picture.')))),
});
export type IssueReport = z.infer<typeof issueReport>;

export const reportIssue = defineEndpoint({
  method: 'POST',
  path: '/api/issues/report',
  summary: 'Report an issue, with a screenshot as a data URL; the same Idempotency-Key is one report',
  body: issueReport,
  bodyLimitBytes: REPORT_LIMIT_BYTES,
  status: 201,
  response: z.object({ success: z.literal(true), message: z.string(), id }),
});

const person = z.object({ id, username: z.string() });

export const issueRow = z.object({
  id,
  title: z.string(),
  type: issueType,
  status: issueStatus,
  /** The member who reported the issue; null for a deleted account. */
  reporter: z.nullable(person),
  /** Whether the reporter had Pro at the time of the report. Open reports of Pro members come before others. */
  reporterPro: z.boolean(),
  assignee: z.nullable(person),
  hasScreenshot: z.boolean(),
  replies: z.int().check(z.nonnegative()),
  createdAt: isoTime,
});
export type IssueRow = z.infer<typeof issueRow>;

export const issueDetail = z.extend(issueRow, {
  description: z.string(),
  steps: z.nullable(z.string()),
  environmentInfo: z.nullable(z.string()),
  version: z.string(),
  /** The address of the report's screenshot, for people who may manage issue reports. */
  screenshotUrl: z.nullable(z.string()),
  /** The id of the next feature that was made from the report; null for none. */
  featureId: z.nullable(id),
  /** The revision of the report, which rises with each change. An editor names the one that they saw, so that it overwrites no other change. */
  revision: z.int(),
  updatedAt: isoTime,
  replyList: z.array(z.object({ id, author: z.nullable(z.string()), text: z.string(), createdAt: isoTime })),
  /** The people to whom an issue report can be assigned: administrators, and the person who asks. */
  assignable: z.array(person),
});
export type IssueDetail = z.infer<typeof issueDetail>;

/** An issue report in its reporter's own list. */
export const ownIssueRow = z.pick(issueRow, { id: true, title: true, type: true, status: true, hasScreenshot: true, replies: true, createdAt: true });
export type OwnIssueRow = z.infer<typeof ownIssueRow>;

/** An issue report with its answers, as its reporter sees it: without the names of the staff. */
export const ownIssue = z.extend(ownIssueRow, {
  description: z.string(),
  steps: z.nullable(z.string()),
  environmentInfo: z.nullable(z.string()),
  version: z.string(),
  /** The address of the report's screenshot, for its reporter. */
  screenshotUrl: z.nullable(z.string()),
  replyList: z.array(z.object({ id, text: z.string(), createdAt: isoTime })),
});
export type OwnIssue = z.infer<typeof ownIssue>;

export const listOwnIssues = defineEndpoint({
  method: 'GET',
  path: '/api/issues',
  summary: 'Own issue reports, latest first, by keyset pages',
  query: z.strictObject({ limit: z._default(pageLimit(100), 25), before: z.optional(id) }),
  response: z.object({ items: z.array(ownIssueRow), nextCursor: z.nullable(z.string()) }),
});
export const getOwnIssue = defineEndpoint({
  method: 'GET',
  path: '/api/issues/:id',
  summary: 'One own report with its replies',
  params: idParams,
  response: z.object({ issue: ownIssue }),
});

const answer = z.object({ issue: issueDetail });
const revision = z.int().check(z.nonnegative());

export const listIssues = defineEndpoint({
  method: 'GET',
  path: '/api/admin/issues',
  summary: 'Issue reports, open ones of Pro members first, then latest first, by keyset pages',
  query: z.strictObject({
    type: z.optional(issueType),
    status: z.optional(issueStatus),
    /** To whom the listed issue reports are assigned: `me`, `none`, or a person's id. */
    assignee: z.optional(z.union([z.literal('me'), z.literal('none'), id])),
    limit: z._default(pageLimit(100), 25),
    before: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({ items: z.array(issueRow), nextCursor: z.nullable(z.string()) }),
});
export const getIssue = defineEndpoint({ method: 'GET', path: '/api/admin/issues/:id', summary: 'One report with its replies', params: idParams, response: answer });
/** The route of a report's screenshot, as the server re-encoded it on arrival. */
export const ISSUE_SCREENSHOT_PATH = '/api/admin/issues/:id/screenshot';

export const updateIssue = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/issues/:id',
  summary: 'Set status and assignee; 409 if another person changed it meanwhile',
  params: idParams,
  body: z.strictObject({ revision, status: z.optional(issueStatus), assigneeId: z.optional(z.nullable(id)) }),
  response: answer,
});
export const issueReplyText = z.string().check(tidied(), z.minLength(2, 'Write a few words'), z.maxLength(2_000, 'Keep it below 2,000 characters'));
export const replyToIssue = defineEndpoint({
  method: 'POST',
  path: '/api/admin/issues/:id/replies',
  summary: 'Reply to the person who reported it; they get a message',
  params: idParams,
  body: z.strictObject({ text: issueReplyText }),
  status: 201,
  response: answer,
});
export const featureOfIssue = z.strictObject({
  revision,
  title: featureDraft.shape.title,
  description: featureDraft.shape.description,
});
export const convertIssue = defineEndpoint({
  method: 'POST',
  path: '/api/admin/issues/:id/feature',
  summary: 'Make a next feature of it, hidden until an administrator shows it; once for each report',
  params: idParams,
  body: featureOfIssue,
  status: 201,
  response: answer,
});
