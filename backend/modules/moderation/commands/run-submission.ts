import type { BodyOf, ResponseOf } from '#contracts/endpoint.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { runReview as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Reply, Viewer } from '#kernel/http/endpoint-handler.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { ownWork, submissionMissing } from '../moderation.errors.ts';

interface RunCall {
  viewer: Viewer;
  idempotency: unknown;
  requestHash: string;
  patterns: PatternCheck;
}

/**
 * Runs a waiting version for its reviewer, as a buyer would (docs/rules/moderation.md#review-runs).
 * @throws AppError not_found, own_work; and as every run of a form
 */
export async function runSubmission(tx: Tx, { catalogue, generation }: ModerationContext, call: RunCall, versionId: string, { inputs }: BodyOf<typeof endpoint>): Promise<Reply<ResponseOf<typeof endpoint>>> {
  const submission = await catalogue.submissions.read(tx, versionId);
  if (!submission) throw submissionMissing();
  if (submission.ownerId === call.viewer.userId) throw ownWork();
  return generation.runWaiting(tx, call, submission, inputs);
}
