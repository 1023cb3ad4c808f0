import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideAppeal as endpoint, DecisionOutcome } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { appealDecided } from '../../moderation.events.ts';
import { bringBackComment, bringBackReview } from '../../reviews/commands/bring-back-words.ts';
import type { CommentWords, ReviewWords } from '../../reviews/commands/take-down-words.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, appealMissing, otherModerator, ownWork } from '../moderation.errors.ts';
import { recordAction } from './record-action.ts';
import { withdrawStrike } from './strikes.ts';

interface AppealRow {
  status: string;
  userId: string | null;
  decisionId: string;
  decidedBy: string | null;
  outcome: DecisionOutcome;
  subjectKind: 'prompt' | 'review' | 'comment';
  subjectId: string;
  title: string;
  promptId: string;
  versionId: string | null;
  words: object | null;
}

const APPEAL = `
  select a.status, a.user_id as "userId", d.id as "decisionId", d.decided_by as "decidedBy", d.outcome, d.subject_kind as "subjectKind", d.subject_id as "subjectId",
    d.subject_title as title, d.prompt_id as "promptId", d.version_id as "versionId", d.words
  from moderation_appeals a join moderation_decisions d on d.id = a.decision_id where a.id = ? for update of a`;
const DECIDE = 'update moderation_appeals set status = :status, answer = :note, decided_by = :decidedBy, decided_at = :now where id = :id';

/**
 * Answers an appeal (docs/rules/moderation.md#appeals). A granted appeal undoes the decision: the work is back, or waits for a review
 * again, and its strike no longer counts. The moderator of the decision cannot answer while another moderator can.
 * @throws AppError not_found, already_decided, own_work, other_moderator
 */
export async function decideAppeal(tx: Tx, context: ModerationContext, call: ModeratorCall, id: string, { decision, note }: BodyOf<typeof endpoint>): Promise<void> {
  const [appeal] = await rows<AppealRow>(tx, APPEAL, [id]);
  if (!appeal) throw appealMissing();
  if (appeal.status !== 'open') throw alreadyDecided();
  if (appeal.userId === call.viewer.userId) throw ownWork();
  if (appeal.decidedBy === call.viewer.userId && (await someoneElse(tx, context, [call.viewer.userId, appeal.userId]))) throw otherModerator();
  const granted = decision === 'grant';
  await rows(tx, DECIDE, { id, status: granted ? 'granted' : 'refused', note, decidedBy: call.viewer.userId, now: context.clock.now() });
  if (granted) {
    await undo(tx, context, appeal);
    await withdrawStrike(tx, context, appeal.decisionId);
  }
  if (appeal.userId !== null) {
    await context.outbox.publish(tx, appealDecided, { appealId: id, decisionId: appeal.decisionId, userId: appeal.userId, title: appeal.title, granted });
  }
  const target = { type: 'decision', id: appeal.decisionId, label: appeal.title };
  await recordAction(tx, context, call, { action: granted ? 'marketplace.grant_appeal' : 'marketplace.refuse_appeal', target });
}

/** Whether a moderator other than these could answer. */
const someoneElse = async (tx: Tx, { identity }: ModerationContext, apart: readonly (string | null)[]): Promise<boolean> =>
  (await identity.moderators(tx)).some(({ id }) => !apart.includes(id));

async function undo(tx: Tx, context: ModerationContext, appeal: AppealRow): Promise<void> {
  const { outcome, promptId, versionId, words, subjectKind, subjectId } = appeal;
  const prompt = (await context.catalogue.subjects(tx, [promptId])).get(promptId);
  // A deleted account's words are gone.
  if (!prompt || appeal.userId === null) return;
  if (outcome === 'hidden') return context.prompts.show(tx, promptId);
  if (outcome !== 'removed') {
    if (versionId !== null) await context.catalogue.requeue(tx, promptId, versionId);
    return;
  }
  if (subjectKind === 'prompt') await context.prompts.restore(tx, promptId);
  else if (words && subjectKind === 'review') await bringBackReview(tx, context, subjectId, words as ReviewWords, prompt);
  else if (words) await bringBackComment(tx, context, subjectId, words as CommentWords, prompt);
}
