import type { Tx } from '#kernel/db/database.ts';
import { FeatureModel } from '../models/feature.model.ts';

/**
 * Locks the whole list until the transaction ends, so that two administrators change it one after the other. Rows are locked by id, as
 * everywhere, so that no two transactions wait for each other.
 */
export async function lockList(tx: Tx): Promise<FeatureModel[]> {
  const list = await FeatureModel.query(tx).orderBy('id').forUpdate();
  return list.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}
