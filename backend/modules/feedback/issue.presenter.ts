import { ISSUE_SCREENSHOT_PATH } from '#contracts/issues.ts';
import type { IssueDetail, IssueRow, OwnIssue, OwnIssueRow } from '#contracts/issues.ts';
import type { IssueBody, IssueHead, ReplyRow } from './queries/issue-rows.ts';

type Names = ReadonlyMap<string, string>;

const personOf = (id: string | null, names: Names): { id: string; username: string } | null => {
  const username = id === null ? undefined : names.get(id);
  return id === null || username === undefined ? null : { id, username };
};

/** An issue report as the list for administrators shows it. */
export const presentIssueRow = (issue: IssueHead, names: Names): IssueRow => ({
  id: issue.id,
  title: issue.title,
  type: issue.type,
  status: issue.status,
  reporter: personOf(issue.reporter_id, names),
  reporterPro: issue.reporter_plan === 'pro',
  assignee: personOf(issue.assignee_id, names),
  hasScreenshot: issue.screenshot_file_id !== null,
  replies: issue.replies,
  createdAt: issue.created_at.toISOString(),
});

/** An issue report with all its fields and replies, for administrators. */
export const presentIssue = (issue: IssueBody, replies: readonly ReplyRow[], names: Names, assignable: IssueDetail['assignable']): IssueDetail => ({
  ...presentIssueRow(issue, names),
  description: issue.description,
  steps: issue.steps,
  environmentInfo: issue.environment_info,
  version: issue.version,
  screenshotUrl: issue.screenshot_file_id === null ? null : ISSUE_SCREENSHOT_PATH.replace(':id', issue.id),
  featureId: issue.feature_id,
  revision: issue.revision,
  updatedAt: issue.updated_at.toISOString(),
  replyList: replies.map((reply) => ({ id: reply.id, author: personOf(reply.author_id, names)?.username ?? null, text: reply.text, createdAt: reply.created_at.toISOString() })),
  assignable,
});

/** An issue report as the list of its reporter shows it. */
export const presentOwnRow = ({ id, title, type, status, screenshot_file_id: file, replies, created_at: createdAt }: IssueHead): OwnIssueRow => ({
  id, title, type, status, hasScreenshot: file !== null, replies, createdAt: createdAt.toISOString(),
});

/** An issue report with its replies, as its reporter sees it. `screenshotUrl` is the path of the reporter's own picture. */
export const presentOwn = (issue: IssueBody, replies: readonly ReplyRow[], screenshotUrl: string | null): OwnIssue => ({
  ...presentOwnRow(issue),
  description: issue.description,
  steps: issue.steps,
  environmentInfo: issue.environment_info,
  version: issue.version,
  screenshotUrl,
  replyList: replies.map(({ id, text, created_at: createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
});
