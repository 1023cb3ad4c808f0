import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { alreadyVoted, featureGone, votingClosed } from '../feedback.errors.ts';
import { featureVoted } from '../feedback.events.ts';
import { FeatureModel } from '../models/feature.model.ts';

const ADD = `
  insert into feature_votes (feature_id, user_id, id, created_at) values (:featureId, :userId, :id, :now)
  on conflict do nothing returning id`;

/**
 * Stores a person's vote for a feature and raises its count in the same transaction. The primary key allows one vote per
 * person, so a hundred clicks at once are one vote. Returns the new count.
 * @throws AppError not_found for a feature that is not shown, voting_closed, already_voted
 */
export async function voteForFeature(tx: Tx, { clock, outbox }: FeedbackContext, featureId: string, userId: string): Promise<number> {
  // Merging, deleting and closing a feature take the same lock, so a vote runs before or after them, never in between.
  const feature = await FeatureModel.query(tx).findById(featureId).forUpdate();
  if (!feature?.visible) throw featureGone();
  if (feature.status !== 'voting') throw votingClosed();
  const added = await rows(tx, ADD, { featureId, userId, id: newId(), now: clock.now() });
  if (added.length === 0) throw alreadyVoted();
  const counted = one(await rows<{ votes: number }>(tx, 'update features set votes = votes + 1 where id = ? returning votes', [featureId]));
  await outbox.publish(tx, featureVoted, { featureId, userId });
  return counted.votes;
}
