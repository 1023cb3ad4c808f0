import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import { PACK_COLUMNS } from './queries/find-pack.ts';
import type { PackRow } from './queries/find-pack.ts';
import { presentPacks, soldPacks } from './queries/present-packs.ts';
import type { Presenting } from './queries/present-packs.ts';

const COUNT = `select count(*) as count from prompt_packs where owner_id = ? and status = 'published'`;
const SHOWN = `select ${PACK_COLUMNS} from prompt_packs p where p.id = any(cast(:ids as uuid[])) and p.status = 'published'`;

/** Packs on the market, as the profiles of their makers show them. */
export const packWorks = (context: Presenting): PublicWorks => ({
  type: 'prompt_pack',
  count: async (connection, ownerId) => one(await rows<{ count: number }>(connection, COUNT, [ownerId])).count,
  async shown(connection, ids, viewerId) {
    const sold = await soldPacks(connection, await rows<PackRow>(connection, SHOWN, { ids: [...ids] }));
    const owners = new Map(sold.map(({ pack }) => [pack.id, pack.ownerId]));
    const cards = await presentPacks(connection, context, sold, viewerId === null ? null : { userId: viewerId, role: 'user' });
    return new Map(cards.map((pack) => [pack.id, { ownerId: owners.get(pack.id) ?? pack.creator.id, pin: { itemType: 'prompt_pack', itemId: pack.id, pack } }]));
  },
});
