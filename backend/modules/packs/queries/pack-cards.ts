import type { PackCard } from '#contracts/packs.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { PACK_COLUMNS } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';
import { presentPacks, soldPacks } from './present-packs.ts';
import { standingsIn } from './standing-of-viewer.ts';

const BY_IDS = `select ${PACK_COLUMNS} from prompt_packs p where p.id = any(cast(:ids as uuid[]))`;

/**
 * Those of these packs that a person may open, by id: packs on the market, and those that the person made or holds. Null means a visitor. A
 * constant number of statements.
 */
export async function packCards(connection: Connection, context: PacksContext, ids: readonly string[], userId: string | null): Promise<Map<string, PackCard>> {
  if (ids.length === 0) return new Map();
  const found = await rows<PackRow>(connection, BY_IDS, { ids: [...ids] });
  const standings = await standingsIn(connection, found.map(({ id }) => id), userId);
  const open = found.filter(({ id, status, ownerId }) => status === 'published' || standings.get(id)?.held === true || (userId !== null && ownerId === userId));
  const viewer = userId === null ? null : { userId, role: 'user' as const };
  return new Map((await presentPacks(connection, context, await soldPacks(connection, open), viewer)).map((card) => [card.id, card]));
}
