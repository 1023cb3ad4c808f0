import type { Tx } from '#kernel/db/database.ts';
import { FeatureModel } from '../models/feature.model.ts';

/**
 * Locks all next features until the transaction ends, so that administrators change the list one after the other. The rows are locked by id,
 * as every command here does, so that no two transactions deadlock.
 */
export async function lockList(tx: Tx): Promise<FeatureModel[]> {
  const list = await FeatureModel.query(tx).orderBy('id').forUpdate();
  return list.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}
