import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { messageMissing } from '../chat.errors.ts';

/** More messages than any branch has. The walk stops here if the rows contain a circle. */
const MOST_STEPS = 20_000;

// From each message to its latest answer, by the index of branches.
const DOWN = `
  with recursive down as (
    select m.id, 0 as step from chat_messages m where m.chat_id = :chatId and m.id = :messageId
    union all
    select (select n.id from chat_messages n where n.chat_id = :chatId and n.parent_id = d.id order by n.id desc limit 1), d.step + 1
    from down d where d.id is not null and d.step < ${MOST_STEPS}
  )
  select id from down where id is not null order by step desc limit 1`;

/** The end of the branch that leads through a message: its latest answer's latest answer, and so on. @throws AppError not_found for a message of another chat */
export async function endOfBranch(connection: Connection, chatId: string, messageId: string): Promise<string> {
  const [end] = await rows<{ id: string }>(connection, DOWN, { chatId, messageId });
  if (!end) throw messageMissing();
  return end.id;
}
