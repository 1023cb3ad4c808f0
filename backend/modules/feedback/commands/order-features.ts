import { isDeepStrictEqual } from 'node:util';
import type { orderFeatures as endpoint } from '#contracts/next-features.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { FeedbackCall, FeedbackContext } from '../feedback-context.ts';
import { orderChanged } from '../feedback.errors.ts';
import { lockList } from './lock-list.ts';

const PLACE = `
  update features set position = placed.place from unnest(cast(:ids as uuid[])) with ordinality as placed (id, place)
  where features.id = placed.id`;

/**
 * Stores a new order of the next features.
 * @throws AppError order_changed when the list is not the one that the administrator saw, or when `ids` misses a feature
 */
export async function orderFeatures(tx: Tx, { outbox }: FeedbackContext, { viewer, requestId }: FeedbackCall, { seen, ids }: BodyOf<typeof endpoint>): Promise<void> {
  const list = await lockList(tx);
  const now = list.map(({ id }) => id);
  const complete = isDeepStrictEqual([...ids].sort(), [...now].sort());
  if (!isDeepStrictEqual(seen, now) || !complete) throw orderChanged();
  if (isDeepStrictEqual(ids, now)) return;
  await rows(tx, PLACE, { ids });
  const titles = (order: string[]): (string | undefined)[] => order.map((id) => list.find((feature) => feature.id === id)?.title);
  const target = { type: 'feature', id: 'order', label: 'Order of the next features' };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'features.order', target, details: { from: titles(now), to: titles(ids) } }));
}
