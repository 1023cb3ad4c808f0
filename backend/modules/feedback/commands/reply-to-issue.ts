import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { issueReplied } from '../issue.events.ts';
import type { IssueContext, TriageCall } from '../issue-context.ts';
import { lockIssue } from '../queries/issue-rows.ts';

const INSERT = 'insert into issue_replies (id, issue_id, author_id, text, created_at) values (:id, :issueId, :authorId, :text, :now)';

/**
 * Stores an administrator's reply to an issue report and publishes an event, from which the reporter gets a message. Several administrators
 * may reply at once.
 * @throws AppError not_found
 */
export async function replyToIssue(tx: Tx, { clock, outbox }: IssueContext, { viewer, requestId }: TriageCall, issueId: string, text: string): Promise<void> {
  const { title, reporter_id: userId } = await lockIssue(tx, issueId);
  const replyId = newId();
  await rows(tx, INSERT, { id: replyId, issueId, authorId: viewer.userId, text, now: clock.now() });
  await outbox.publish(tx, issueReplied, { issueId, replyId, userId, title, text });
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'issues.reply', target: { type: 'issue', id: issueId, label: title }, details: { text } }));
}
