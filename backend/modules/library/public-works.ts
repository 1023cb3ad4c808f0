import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import { CREATION_COLUMNS } from './creation-row.ts';
import type { CreationRow } from './creation-row.ts';
import { presentPublic } from './queries/public-creations.ts';
import type { PublicContext } from './queries/public-creations.ts';

const COUNT = `select count(*) as count from creations where owner_id = ? and visibility = 'public' and not sensitive`;
const SHOWN = `select ${CREATION_COLUMNS} from creations where id = any(cast(:ids as uuid[])) and visibility = 'public' and trashed_at is null`;

/** Public creations as the profiles of their makers show them. */
export const creationWorks = (context: PublicContext): PublicWorks => ({
  type: 'creation',
  count: async (connection, ownerId) => one(await rows<{ count: number }>(connection, COUNT, [ownerId])).count,
  async shown(connection, ids, viewerId) {
    const sensitive = await context.preferences.wantsSensitive(connection, viewerId);
    const found = await rows<CreationRow>(connection, SHOWN, { ids: [...ids] });
    const owners = new Map(found.map((row) => [row.id, row.owner_id]));
    const shown = await presentPublic(connection, context, { viewerId, sensitive }, found);
    return new Map(shown.map((creation) => [creation.id, { ownerId: owners.get(creation.id) ?? '', pin: { itemType: 'creation', itemId: creation.id, creation } }]));
  },
});
