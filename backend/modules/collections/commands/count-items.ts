import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';

const COUNT = 'update collections set item_count = item_count + :accepted, review_count = review_count + :review, updated_at = :now where id = :collectionId';

/** Moves the counts of a collection, which this transaction has locked, and notes the time of the change. */
export async function countItems(tx: Tx, { clock }: Pick<CollectionsContext, 'clock'>, collectionId: string, by: { accepted: number; review: number }): Promise<void> {
  await rows(tx, COUNT, { ...by, collectionId, now: clock.now() });
}
