import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { FeedbackCall, FeedbackContext } from '../feedback-context.ts';
import { featureChanged, featureGone, mergeOfCompleted } from '../feedback.errors.ts';
import { featureCompleted } from '../feedback.events.ts';
import { FeatureModel } from '../models/feature.model.ts';
import { lockList } from './lock-list.ts';

// A person who voted for both merged features keeps one vote: the one for the remaining feature.
const MOVE = `
  insert into feature_votes (feature_id, user_id, id, created_at)
  select :into, user_id, gen_random_uuid(), created_at from feature_votes where feature_id = :from
  on conflict do nothing`;
const COUNT = `
  update features set votes = (select count(*) from feature_votes where feature_id = :into) where id = :into returning votes`;
// Points the issue reports of the duplicate to the remaining feature. Their revision stays, because no field that an administrator edits changes.
const FOLLOW = 'update issue_reports set feature_id = :into where feature_id = :from';

/**
 * Merges a duplicate into another next feature and deletes it. Each person who voted for one or both has one vote afterwards. If the
 * remaining feature is completed, the added voters get a message about it.
 * @throws AppError not_found, feature_changed, merge_of_completed, invalid_request for a feature and itself
 */
export async function mergeFeatures(tx: Tx, { outbox }: FeedbackContext, { viewer, requestId }: FeedbackCall, from: string, { into, revision }: { into: string; revision: number }): Promise<void> {
  if (from === into) throw invalid([{ path: ['into'], message: 'Choose another feature.' }]);
  const list = await lockList(tx);
  const duplicate = list.find(({ id }) => id === from);
  const other = list.find(({ id }) => id === into);
  if (!duplicate || !other) throw featureGone();
  if (duplicate.revision !== revision) throw featureChanged(duplicate.title);
  if (duplicate.status === 'completed') throw mergeOfCompleted();
  await rows(tx, MOVE, { from, into });
  const counted = one(await rows<{ votes: number }>(tx, COUNT, { into }));
  await rows(tx, FOLLOW, { from, into });
  await FeatureModel.query(tx).deleteById(from);
  if (other.status === 'completed') await outbox.publish(tx, featureCompleted, { featureId: into, title: other.title });
  const target = { type: 'feature', id: into, label: other.title };
  const details = { merged: { id: from, title: duplicate.title, votes: duplicate.votes }, votes: { from: other.votes, to: counted.votes } };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'features.merge', target, details }));
}
