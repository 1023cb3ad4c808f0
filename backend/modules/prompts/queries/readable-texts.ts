import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { lockedForks } from './locked-forks.ts';

const READABLE = `
  select id, owner_id = :userId and parent_prompt_id is not null as own_fork from prompts p
  where id = any(:promptIds::uuid[]) and (pricing = 'free' or owner_id = :userId
    or exists (select 1 from prompt_access a where a.prompt_id = p.id and a.user_id = :userId and a.revoked_at is null))`;

/** Returns the prompts whose text a person may read now. After a refund, the texts of earlier runs are closed too. */
export async function readableTexts(connection: Connection, promptIds: readonly string[], userId: string): Promise<Set<string>> {
  if (promptIds.length === 0) return new Set();
  const found = await rows<{ id: string; own_fork: boolean }>(connection, READABLE, { promptIds: [...new Set(promptIds)], userId });
  const locked = await lockedForks(connection, userId, found.filter((each) => each.own_fork).map(({ id }) => id));
  return new Set(found.map(({ id }) => id).filter((id) => !locked.has(id)));
}
