import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CollectionsContext } from '../collections-context.ts';

const COUNT = 'update collections set item_count = item_count + :accepted, review_count = review_count + :review, updated_at = :now where id = :collectionId';

/** Adds to the counts of accepted and waiting items of a collection, and stores the time of the change. The caller has locked the collection. */
export async function countItems(tx: Tx, { clock }: Pick<CollectionsContext, 'clock'>, collectionId: string, by: { accepted: number; review: number }): Promise<void> {
  await rows(tx, COUNT, { ...by, collectionId, now: clock.now() });
}
