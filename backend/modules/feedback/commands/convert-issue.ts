import type { convertIssue as endpoint } from '#contracts/issues.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { alreadyConverted, issueChanged } from '../issue.errors.ts';
import type { IssueContext, TriageCall } from '../issue-context.ts';
import { lockIssue } from '../queries/issue-rows.ts';
import { createFeature } from './save-feature.ts';

const UPDATE = 'update issue_reports set feature_id = :featureId, revision = revision + 1, updated_at = :now where id = :id';

/**
 * Creates a next feature from an issue report. It starts hidden, so that an administrator checks the reporter's words first.
 * @throws AppError not_found, issue_changed, already_converted, too_many_features
 */
export async function convertIssue(tx: Tx, context: IssueContext, call: TriageCall, issueId: string, { revision, title, description }: BodyOf<typeof endpoint>): Promise<void> {
  const issue = await lockIssue(tx, issueId);
  if (issue.feature_id !== null) throw alreadyConverted();
  if (issue.revision !== revision) throw issueChanged();
  const featureId = await createFeature(tx, context, call, { title, description, status: 'voting', estimatedCompletion: null, visible: false });
  await rows(tx, UPDATE, { id: issueId, featureId, now: context.clock.now() });
  const target = { type: 'issue', id: issueId, label: issue.title };
  await context.outbox.publish(tx, adminAction, adminActionOf(call.viewer, call.requestId, { action: 'issues.convert', target, details: { featureId } }));
}
