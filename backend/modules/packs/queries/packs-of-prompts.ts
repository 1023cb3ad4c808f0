import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface Held {
  promptId: string;
  id: string;
  slug: string;
  title: string;
}

const HELD = `
  select distinct on (i.prompt_id) i.prompt_id as "promptId", p.id, p.slug, s.title
  from pack_purchases s join pack_purchase_items i on i.purchase_id = s.id join prompt_packs p on p.id = s.pack_id
  where s.holder_id = :userId and s.status = 'active' and i.refunded_at is null and i.prompt_id = any(cast(:promptIds as uuid[]))
  order by i.prompt_id, s.purchased_at desc`;

/** For each prompt by id, the latest pack of this person that contains it, in one statement. */
export async function packsOfPrompts(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, Omit<Held, 'promptId'>>> {
  if (promptIds.length === 0) return new Map();
  return new Map((await rows<Held>(connection, HELD, { userId, promptIds: [...promptIds] })).map(({ promptId, ...pack }) => [promptId, pack]));
}
