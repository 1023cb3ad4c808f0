import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideReview as endpoint } from '#contracts/moderation.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError, invalid } from '#kernel/errors.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, ownWork, submissionMissing } from '../moderation.errors.ts';
import { keepDecision } from './keep-decision.ts';

const OUTCOMES = { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' } as const;
/** How many letters a note needs that asks an author for changes. */
const LEAST_NOTE = 10;

/**
 * Decides about a version that waits for review. The module prompts locks the version, so that of two moderators only one decides.
 * @throws AppError invalid_request without a rule or a reason, not_found, own_work, already_decided
 */
export async function decideReview(tx: Tx, context: ModerationContext, call: ModeratorCall, versionId: string, { decision, rule, note, strike }: BodyOf<typeof endpoint>): Promise<void> {
  if (decision !== 'approve') expectReason(rule, note);
  const waiting = await context.catalogue.submissions.find(tx, versionId);
  if (!waiting) throw (await wasDecided(tx, versionId)) ? alreadyDecided() : submissionMissing();
  if (waiting.ownerId === call.viewer.userId) throw ownWork();
  await decideOnce(() => context.catalogue.submissions.decide(tx, waiting.promptId, versionId, decision, note));
  await keepDecision(tx, context, call, {
    outcome: OUTCOMES[decision],
    target: { type: 'prompt', id: waiting.promptId, title: waiting.title },
    page: { type: 'prompt', id: waiting.promptId, slug: waiting.slug },
    version: { id: versionId, number: waiting.version },
    ownerId: waiting.ownerId,
    rule: decision === 'approve' ? null : must(rule, 'the rule of a refusal'),
    note,
    strike: decision === 'reject' && strike === true,
  });
}

/** Checks that the rejection of a version names a rule and a reason. @throws AppError invalid_request */
function expectReason(rule: string | undefined, note: string): void {
  const issues = [
    ...(rule === undefined ? [{ path: ['rule'], message: 'Choose the rule that it breaks.' }] : []),
    ...(note.length < LEAST_NOTE ? [{ path: ['note'], message: 'Write in one sentence what to change, or why you rejected it.' }] : []),
  ];
  if (issues.length > 0) throw invalid(issues);
}

const wasDecided = async (tx: Tx, versionId: string): Promise<boolean> =>
  (await rows(tx, 'select from moderation_decisions where version_id = ? limit 1', [versionId])).length > 0;

/** Answers already_decided to the second of two moderators, whichever error the module prompts threw for it. @throws AppError already_decided */
async function decideOnce(decide: () => Promise<void>): Promise<void> {
  try {
    await decide();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_waiting') throw alreadyDecided();
    throw error;
  }
}
