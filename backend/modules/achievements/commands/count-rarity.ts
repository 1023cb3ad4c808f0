import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { ACHIEVEMENTS } from '../catalogue/index.ts';

const COUNT = `
  with people as (select count(distinct user_id)::int as n from achievement_counters)
  insert into achievement_rarity (key, holders, people, counted_at)
  select key, (select count(*) from achievement_unlocks u where u.key = k.key)::int, people.n, :now
  from unnest(:keys::text[]) as k (key), people order by key
  on conflict (key) do update set holders = excluded.holders, people = excluded.people, counted_at = excluded.counted_at`;

/** Stores for each achievement how many people have it, and how many people have at least one counter. */
export async function countRarity(connection: Connection, now: Date): Promise<void> {
  await rows(connection, COUNT, { now, keys: ACHIEVEMENTS.map(({ key }) => key) });
}
