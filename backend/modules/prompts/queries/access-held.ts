import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** One person's access to a prompt of another person. */
export interface AccessHeld {
  promptId: string;
  userId: string;
  /** Whether the person has this prompt by itself, by an unlock, a gift or an administrator, and not only as part of a pack. */
  unlocked: boolean;
  fromPack: boolean;
}

const HELD = `
  select prompt_id as "promptId", user_id as "userId", bool_or(source <> 'pack') as unlocked, bool_or(source = 'pack') as "fromPack" from prompt_access
  where prompt_id = any(cast(:promptIds as uuid[])) and (cast(:userId as uuid) is null or user_id = cast(:userId as uuid)) and revoked_at is null
  group by prompt_id, user_id`;

/** Returns which people have access to these prompts; with a user id, only this person's access. */
export const accessHeld = (connection: Connection, promptIds: readonly string[], userId: string | null): Promise<AccessHeld[]> =>
  rows<AccessHeld>(connection, HELD, { promptIds: [...promptIds], userId });

/** Returns the next prompt ids of all people after this id, in the order of the ids. */
export async function promptIdsAfter(connection: Connection, after: string | null, limit: number): Promise<string[]> {
  const page = await rows<{ id: string }>(connection, 'select id from prompts where cast(:after as uuid) is null or id > :after order by id limit :limit', { after, limit });
  return page.map(({ id }) => id);
}
