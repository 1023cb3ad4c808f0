import type { BodyOf } from '#contracts/endpoint.ts';
import type { decideAppeal as endpoint, DecisionOutcome } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { appealDecided } from '../moderation.events.ts';
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
  targetType: TargetType;
  targetId: string;
  title: string;
  pageType: TargetType;
  pageId: string;
  versionId: string | null;
  words: object | null;
}

const APPEAL = `
  select a.status, a.user_id as "userId", d.id as "decisionId", d.decided_by as "decidedBy", d.outcome, d.target_type as "targetType", d.target_id as "targetId",
    d.target_title as title, d.page_type as "pageType", d.page_id as "pageId", d.version_id as "versionId", d.words
  from moderation_appeals a join moderation_decisions d on d.id = a.decision_id where a.id = ? for update of a`;
const DECIDE = 'update moderation_appeals set status = :status, answer = :note, decided_by = :decidedBy, decided_at = :now where id = :id';

/**
 * Answers an appeal (docs/rules/moderation.md#appeals). A granted appeal undoes the decision: the work is restored or waits for a review
 * again, and its strike no longer counts. The moderator who decided cannot answer while another moderator can.
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

/** Whether another moderator than these people exists, who could answer the appeal. */
const someoneElse = async (tx: Tx, { identity }: ModerationContext, apart: readonly (string | null)[]): Promise<boolean> =>
  (await identity.staff(tx, ['moderator', 'admin'])).some(({ id }) => !apart.includes(id));

async function undo(tx: Tx, context: ModerationContext, appeal: AppealRow): Promise<void> {
  const { outcome, targetType, targetId, versionId, words } = appeal;
  const page = (await context.targets.pages(tx, [{ type: appeal.pageType, id: appeal.pageId }])).get(appeal.pageId);
  // The author's account and words were deleted, so nothing can be restored.
  if (!page || appeal.userId === null) return;
  const target = context.targets.of(targetType);
  if (outcome === 'hidden') await target.hiding?.show(tx, targetId);
  else if (outcome === 'removed') await target.restore(tx, targetId, words, page);
  else if (versionId !== null) await context.catalogue.submissions.requeue(tx, targetId, versionId);
}
