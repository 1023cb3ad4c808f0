import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// The id of a person's collection "Saved" is the person's id.
const SAVERS = `
  select i.item_id as "promptId", i.collection_id as "userId" from collection_items i join collections c on c.id = i.collection_id and c.owner_id = c.id
  where i.item_type = 'prompt' and i.item_id = any(cast(:promptIds as uuid[]))`;
const OF_PERSON = `
  select item_id as "promptId", collection_id as "userId" from collection_items
  where collection_id = :userId and item_type = 'prompt' and item_id = any(cast(:promptIds as uuid[]))`;

/** For each of these prompts, the people who saved it; with a `userId`, at most this person. */
export const savers = (connection: Connection, promptIds: readonly string[], userId: string | null): Promise<{ promptId: string; userId: string }[]> =>
  userId === null
    ? rows<{ promptId: string; userId: string }>(connection, SAVERS, { promptIds: [...promptIds] })
    : rows<{ promptId: string; userId: string }>(connection, OF_PERSON, { promptIds: [...promptIds], userId });
