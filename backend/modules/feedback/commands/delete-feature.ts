import type { Tx } from '#kernel/db/database.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { FeedbackCall, FeedbackContext } from '../feedback-context.ts';
import { featureChanged, featureGone, featureHasVotes } from '../feedback.errors.ts';
import { FeatureModel } from '../models/feature.model.ts';

/** Deletes a next feature that has no votes. @throws AppError not_found, feature_changed, feature_has_votes */
export async function deleteFeature(tx: Tx, { outbox }: FeedbackContext, { viewer, requestId }: FeedbackCall, id: string, revision: number): Promise<void> {
  const feature = await FeatureModel.query(tx).findById(id).forUpdate();
  if (!feature) throw featureGone();
  if (feature.revision !== revision) throw featureChanged(feature.title);
  if (feature.votes > 0) throw featureHasVotes(feature.votes);
  await feature.$query(tx).delete();
  const target = { type: 'feature', id, label: feature.title };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'features.delete', target }));
}
