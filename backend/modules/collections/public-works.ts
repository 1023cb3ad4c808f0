import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import { maySee } from './collections.policy.ts';
import type { CollectionsContext } from './collections-context.ts';
import { COLLECTION_COLUMNS } from './queries/find-collection.ts';
import type { CollectionRow } from './queries/find-collection.ts';
import { presentCollections } from './queries/present-collections.ts';

const COUNT = `select count(*) as count from collections where owner_id = ? and visibility = 'public' and removed_rule is null`;
const SHOWN = `select ${COLLECTION_COLUMNS} from collections c where c.id = any(cast(:ids as uuid[])) and c.visibility = 'public' and c.removed_rule is null`;

/** Public collections as the profiles of their owners show them. */
export const collectionWorks = (context: CollectionsContext): PublicWorks => ({
  type: 'collection',
  count: async (connection, ownerId) => one(await rows<{ count: number }>(connection, COUNT, [ownerId])).count,
  async shown(connection, ids, viewerId) {
    const found = (await rows<CollectionRow>(connection, SHOWN, { ids: [...ids], viewerId })).filter((row) => maySee(row, viewerId));
    const owners = new Map(found.map((row) => [row.id, row.ownerId]));
    const shown = await presentCollections(connection, context, found, viewerId);
    return new Map(shown.map((collection) => [collection.id, { ownerId: owners.get(collection.id) ?? '', pin: { itemType: 'collection', itemId: collection.id, collection } }]));
  },
});
