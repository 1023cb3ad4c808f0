import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { messageMissing } from '../chat.errors.ts';

/** More messages than any branch can have. The walk along a branch stops here, so that rows that form a circle cannot keep it going for ever. */
const MOST_STEPS = 20_000;

// Walks from a message to its latest answer, to that answer's latest answer, and so on.
const DOWN = `
  with recursive down as (
    select m.id, 0 as step from chat_messages m where m.chat_id = :chatId and m.id = :messageId
    union all
    select (select n.id from chat_messages n where n.chat_id = :chatId and n.parent_id = d.id order by n.id desc limit 1), d.step + 1
    from down d where d.id is not null and d.step < ${MOST_STEPS}
  )
  select id from down where id is not null order by step desc limit 1`;

/** Returns the end of the branch through a message, by following the latest answers. @throws AppError not_found for a message of another chat */
export async function endOfBranch(connection: Connection, chatId: string, messageId: string): Promise<string> {
  const [end] = await rows<{ id: string }>(connection, DOWN, { chatId, messageId });
  if (!end) throw messageMissing();
  return end.id;
}
