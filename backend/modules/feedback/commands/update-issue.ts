import type { updateIssue as endpoint } from '#contracts/issues.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { issueResolved } from '../issue.events.ts';
import { issueChanged, notAssignable } from '../issue.errors.ts';
import type { IssueContext, TriageCall } from '../issue-context.ts';
import { assignableTo } from '../queries/issue-people.ts';
import { lockIssue } from '../queries/issue-rows.ts';

const UPDATE = 'update issue_reports set status = :status, assignee_id = :assigneeId, revision = revision + 1, updated_at = :now where id = :id';

/**
 * Sets the status and assignee of an issue report, with an entry in the audit log. The reporter gets a message when the report is resolved.
 * @throws AppError not_found, issue_changed when the report is no longer at `revision`, invalid_request for an assignee who is no administrator
 */
export async function updateIssue(tx: Tx, context: IssueContext, { viewer, requestId }: TriageCall, issueId: string, { revision, ...wanted }: BodyOf<typeof endpoint>): Promise<void> {
  const { clock, outbox } = context;
  const issue = await lockIssue(tx, issueId);
  if (issue.revision !== revision) throw issueChanged();
  const { status = issue.status, assigneeId = issue.assignee_id } = wanted;
  if (status === issue.status && assigneeId === issue.assignee_id) return;
  if (assigneeId !== null && assigneeId !== issue.assignee_id && !(await assignableTo(tx, context, viewer)).some(({ id }) => id === assigneeId)) throw notAssignable();
  await rows(tx, UPDATE, { id: issueId, status, assigneeId, now: clock.now() });
  const names = await context.identity.usernames(tx, [issue.assignee_id, assigneeId].filter((id) => id !== null));
  const told = (at: string, who: string | null): string => `${at}, ${who === null ? 'not assigned' : `assigned to ${names.get(who) ?? 'a deleted account'}`}`;
  const details = { from: told(issue.status, issue.assignee_id), to: told(status, assigneeId) };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'issues.change', target: { type: 'issue', id: issueId, label: issue.title }, details }));
  if (status === 'resolved' && issue.status !== 'resolved') {
    await outbox.publish(tx, issueResolved, { issueId, userId: issue.reporter_id, title: issue.title });
  }
}
