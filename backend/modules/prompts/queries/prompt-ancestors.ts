import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { RoyaltyParent } from '../prompt-texts.ts';

/** How many levels of originals above a fork get a part of its earnings (docs/rules/selling.md#lineage). */
const DEPTH = 3;

/**
 * Returns the prompts that a fork pays, nearest first. Each `percent` is a part of the earnings of the prompt below. The list ends at a
 * deleted ancestor. Ancestors with 0 percent stay in it, because the one above may ask for more.
 */
export async function promptAncestors(connection: Connection, prompt: { parent_prompt_id: string | null; parent_royalty_percent: number }): Promise<RoyaltyParent[]> {
  if (prompt.parent_prompt_id === null) return [];
  return rows<RoyaltyParent>(
    connection,
    `with recursive line as (
       select id, owner_id, parent_prompt_id, parent_royalty_percent, cast(:percent as int) as percent, 1 as depth from prompts where id = :parentId
       union all
       select p.id, p.owner_id, p.parent_prompt_id, p.parent_royalty_percent, l.parent_royalty_percent, l.depth + 1
       from line l join prompts p on p.id = l.parent_prompt_id where l.depth < :depth
     )
     select owner_id as "ownerId", id as "promptId", percent from line order by depth`,
    { parentId: prompt.parent_prompt_id, percent: prompt.parent_royalty_percent, depth: DEPTH },
  );
}
