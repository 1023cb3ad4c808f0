import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReplyingContext } from './replying-context.ts';
import { replyRunning } from './replies.errors.ts';

const OPEN = `select id, status from chat_messages where chat_id = ? and status in ('queued', 'writing', 'asking')`;
const RUNNING = `select exists (select from chat_tool_calls where message_id = any(cast(? as uuid[])) and status = 'running') as running`;
const CANCEL = `
  update chat_tool_calls set status = 'cancelled', problem = 'The chat went on without it.', answered_at = :now, ended_at = :now
  where message_id = any(cast(:ids as uuid[])) and status = 'asking'`;
const CLOSE = `update chat_messages set status = 'done', finished_at = coalesce(finished_at, :now) where id = any(cast(:ids as uuid[])) and status = 'asking'`;

/**
 * Cancels tool calls that still ask, because their owner sends the next message without answering. The caller has locked the chat. Returns
 * the changed messages.
 * @throws AppError reply_running
 */
export async function closeAsking(tx: Tx, { clock }: Pick<ReplyingContext, 'clock'>, chatId: string): Promise<string[]> {
  const open = await rows<{ id: string; status: 'queued' | 'writing' | 'asking' }>(tx, OPEN, [chatId]);
  if (open.some(({ status }) => status !== 'asking')) throw replyRunning();
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [{ running } = { running: false }] = await rows<{ running: boolean }>(tx, RUNNING, [ids]);
  if (running) throw replyRunning();
  await rows(tx, CANCEL, { ids, now: clock.now() });
  await rows(tx, CLOSE, { ids, now: clock.now() });
  return ids;
}
