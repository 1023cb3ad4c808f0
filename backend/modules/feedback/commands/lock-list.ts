import type { Tx } from '#kernel/db/database.ts';
import { FeatureModel } from '../models/feature.model.ts';

/**
 * The whole list in its order, held until the transaction ends, so that two administrators change it one after the other.
 * Rows are locked by id like everywhere, so that nobody waits in a circle.
 */
export async function lockList(tx: Tx): Promise<FeatureModel[]> {
  const list = await FeatureModel.query(tx).orderBy('id').forUpdate();
  return list.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}
