import type { IssueDetail } from '#contracts/issues.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { presentIssue } from '../issue.presenter.ts';
import type { IssueContext } from '../issue-context.ts';
import { assignableTo } from './issue-people.ts';
import { issueById, repliesTo } from './issue-rows.ts';

/**
 * One issue report as administrators see it.
 * @throws AppError not_found
 */
export async function findIssue(connection: Connection, context: IssueContext, viewer: Viewer, id: string): Promise<IssueDetail> {
  const issue = await issueById(connection, id);
  const replies = await repliesTo(connection, id);
  const ids = [issue.reporter_id, issue.assignee_id, ...replies.map(({ author_id: author }) => author)].filter((each) => each !== null);
  const names = await context.identity.usernames(connection, [...new Set(ids)]);
  return presentIssue(issue, replies, names, await assignableTo(connection, context, viewer));
}
