import type { ChatMessage } from '#contracts/chat.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MessageRow } from './message-row.ts';

interface Place {
  id: string;
  index: number;
  count: number;
  previousId: string | null;
  nextId: string | null;
}

// Ids of UUID v7 sort by time, so the first branch is the oldest.
const SIBLINGS = `
  select id, index, count, "previousId", "nextId" from (
    select s.id, (row_number() over w)::int as index, (count(*) over (partition by s.parent_id))::int as count, lag(s.id) over w as "previousId", lead(s.id) over w as "nextId"
    from chat_messages s where s.chat_id = :chatId and (s.parent_id = any(cast(:parents as uuid[])) or (s.parent_id is null and cast(:roots as boolean)))
    window w as (partition by s.parent_id order by s.id)
  ) s where id = any(cast(:ids as uuid[]))`;

/** Reads the position of messages among their siblings, by id, in one query. */
export async function branchesOf(connection: Connection, chatId: string, messages: readonly Pick<MessageRow, 'id' | 'parent_id'>[]): Promise<Map<string, ChatMessage['branch']>> {
  if (messages.length === 0) return new Map();
  const parents = messages.flatMap(({ parent_id: parentId }) => parentId ?? []);
  const found = await rows<Place>(connection, SIBLINGS, { chatId, parents, roots: parents.length < messages.length, ids: messages.map(({ id }) => id) });
  return new Map(found.map(({ id, ...branch }) => [id, branch]));
}
