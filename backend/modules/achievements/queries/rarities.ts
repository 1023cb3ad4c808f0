import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Rarity } from '../achievements.presenter.ts';

/** How many people have each achievement, as last counted, by key. */
export async function rarities(connection: Connection): Promise<Map<string, Rarity>> {
  const counted = await rows<Rarity & { key: string }>(connection, 'select key, holders, people from achievement_rarity');
  return new Map(counted.map(({ key, ...rarity }) => [key, rarity]));
}
