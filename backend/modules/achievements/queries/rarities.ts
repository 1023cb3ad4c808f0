import type { Connection } from '#kernel/db/database.ts';
import type { Rarity } from '../achievements.presenter.ts';

/** How many people have each achievement, by its key, as last counted by `countRarity`. */
export async function rarities(connection: Connection): Promise<Map<string, Rarity>> {
  const counted = await connection('achievement_rarity').select('key', 'holders', 'people');
  return new Map(counted.map(({ key, ...rarity }) => [key, rarity]));
}
