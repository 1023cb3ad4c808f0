import { MOST_FEATURES } from '#contracts/next-features.ts';
import type { FeatureDraft } from '#contracts/next-features.ts';
import type { Tx } from '#kernel/db/database.ts';
import { newId } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { FeedbackCall, FeedbackContext } from '../feedback-context.ts';
import { featureChanged, featureGone, tooManyFeatures } from '../feedback.errors.ts';
import { featureCompleted } from '../feedback.events.ts';
import { FeatureModel } from '../models/feature.model.ts';
import { lockList } from './lock-list.ts';
import { keysOf } from '#contracts/typed-records.ts';

/** Adds a next feature at the end of the list. Returns its id. @throws AppError too_many_features */
export async function createFeature(tx: Tx, { clock, outbox }: FeedbackContext, { viewer, requestId }: FeedbackCall, draft: FeatureDraft): Promise<string> {
  const list = await lockList(tx);
  if (list.length >= MOST_FEATURES) throw tooManyFeatures(MOST_FEATURES);
  const now = clock.now();
  const { estimatedCompletion, ...rest } = draft;
  const feature = await FeatureModel.query(tx).insertAndFetch({
    id: newId(), ...rest,
    estimated_completion: estimatedCompletion,
    position: (list.at(-1)?.position ?? -1) + 1,
    completed_at: draft.status === 'completed' ? now : null,
    created_at: now,
    updated_at: now,
  });
  const target = { type: 'feature', id: feature.id, label: feature.title };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'features.create', target, details: { ...draft } }));
  return feature.id;
}

/**
 * Changes a next feature. If it becomes completed, publishes the event from which its voters get a message. Unchanged values change nothing.
 * @throws AppError not_found, feature_changed when the administrator edited an older revision
 */
export async function updateFeature(tx: Tx, { clock, outbox }: FeedbackContext, { viewer, requestId }: FeedbackCall, id: string, { revision, ...draft }: FeatureDraft & { revision: number }): Promise<void> {
  const feature = await FeatureModel.query(tx).findById(id).forUpdate();
  if (!feature) throw featureGone();
  if (feature.revision !== revision) throw featureChanged(feature.title);
  const before = draftOf(feature);
  const changed = keysOf<FeatureDraft>(draft).filter((key) => draft[key] !== before[key]);
  if (changed.length === 0) return;
  const now = clock.now();
  const completes = draft.status === 'completed' && before.status !== 'completed';
  const { estimatedCompletion, ...rest } = draft;
  await feature.$query(tx).patch({
    ...rest,
    estimated_completion: estimatedCompletion,
    completed_at: draft.status === 'completed' ? (feature.completed_at ?? now) : null,
    revision: revision + 1,
    updated_at: now,
  });
  if (completes) await outbox.publish(tx, featureCompleted, { featureId: id, title: draft.title });
  const pick = (from: FeatureDraft): Record<string, unknown> => Object.fromEntries(changed.map((key) => [key, from[key]]));
  const target = { type: 'feature', id, label: draft.title };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'features.change', target, details: { from: pick(before), to: pick(draft) } }));
}

const draftOf = ({ title, description, status, visible, estimated_completion: estimatedCompletion }: FeatureModel): FeatureDraft => ({ title, description, status, visible, estimatedCompletion });
