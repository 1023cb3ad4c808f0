import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { getLineage } from '#contracts/prompt-versions.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';

type Nodes = ResponseOf<typeof getLineage>['nodes'];

const MOST_NODES = 200;

interface NodeRow {
  id: string;
  parent_prompt_id: string | null;
  parent_royalty_percent: number;
  owner_id: string;
  slug: string;
  title: string;
  created_at: Date;
  /** Whether the reader may see this prompt's name. An unlisted prompt stays nameless, because only people with its link may find it. */
  named: boolean;
}

// Finds a prompt's ancestors and its published forks. Drafts of forks are private, so only their author gets them. The limits of depth and number keep the
// recursion finite.
const FAMILY = `
  with recursive ancestors as (
    select id, parent_prompt_id, 0 as depth from prompts where id = :promptId
    union all
    select p.id, p.parent_prompt_id, a.depth + 1 from ancestors a join prompts p on p.id = a.parent_prompt_id where a.depth < :most
  ), forks as (
    select id, 0 as depth from prompts where id = :promptId
    union all
    select p.id, f.depth + 1 from forks f join prompts p on p.parent_prompt_id = f.id
    where f.depth < :most and (p.published_at is not null or p.owner_id = cast(:userId as uuid))
  )
  select id, parent_prompt_id, parent_royalty_percent, owner_id, slug, title, created_at,
    (owner_id = cast(:userId as uuid)) is true or id = :promptId or (status = 'published' and visibility = 'public') as named
  from prompts where id in (select id from ancestors union select id from (select id from forks limit :most) nearest)
  order by (id = :promptId) desc, created_at, id limit :most`;

/** Returns a prompt's ancestors and forks, oldest first, in one statement. Prompts that the reader could not find have no name. */
export async function lineage(connection: Connection, identity: Identity, promptId: string, userId: string | null): Promise<Nodes> {
  const found = await rows<NodeRow>(connection, FAMILY, { promptId, userId, most: MOST_NODES });
  const creators = await identity.creators(connection, [...new Set(found.map((node) => node.owner_id))]);
  return found
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1))
    .map((node) => ({
      id: node.id,
      parentId: node.parent_prompt_id,
      prompt: node.named ? { slug: node.slug, title: node.title, creator: must(creators.get(node.owner_id), 'the creator of a prompt').displayName } : null,
      royaltyPercent: node.parent_royalty_percent,
      createdAt: node.created_at.toISOString(),
    }));
}
