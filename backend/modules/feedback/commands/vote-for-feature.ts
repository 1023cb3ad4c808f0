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
 * One vote of one person; the key of the votes decides, so a hundred clicks at once are one vote. The count changes in the
 * same transaction. Returns the votes that the feature has now.
 * @throws AppError not_found for a feature that is not shown, voting_closed, already_voted
 */
export async function voteForFeature(tx: Tx, { clock, outbox }: FeedbackContext, featureId: string, userId: string): Promise<number> {
  // The lock puts votes in a row with merging, deleting and closing, which take it too.
  const feature = await FeatureModel.query(tx).findById(featureId).forUpdate();
  if (!feature?.visible) throw featureGone();
  if (feature.status !== 'voting') throw votingClosed();
  const added = await rows(tx, ADD, { featureId, userId, id: newId(), now: clock.now() });
  if (added.length === 0) throw alreadyVoted();
  const counted = one(await rows<{ votes: number }>(tx, 'update features set votes = votes + 1 where id = ? returning votes', [featureId]));
  await outbox.publish(tx, featureVoted, { featureId, userId });
  return counted.votes;
}
