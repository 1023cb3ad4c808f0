import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { announceChat } from '../announce-chat.ts';
import type { ChatContext } from '../chat-context.ts';
import { chatBegun } from '../chat.events.ts';
import { appendMessage } from '../commands/append-message.ts';
import type { NewMessage } from '../commands/append-message.ts';
import { lockChat } from '../queries/chat-row.ts';
import type { GuestRow } from './guest-rows.ts';
import type { GuestsContext } from './guests-context.ts';

const LOCK = `
  select id, question, answer, status, provider, model_id, model_label, created_at, finished_at, claimed_at from guest_messages
  where device = ? and status = 'done' order by id for update`;
const INSERT = `
  insert into chats (id, user_id, model_id, created_at, last_message_at) values (:id, :userId, :model, :now, :now) on conflict (id) do nothing`;
const OWNED = 'select count(*)::int as count from chats where id = ? and user_id = ?';

/**
 * Turns this device's guest messages into a chat of an account (docs/rules/chat.md#guests). The first message's id becomes the chat's id, so
 * a repeat returns the same chat. Returns null if there are no messages or another account has them.
 */
export async function claimGuestChat(tx: Tx, context: ChatContext & Pick<GuestsContext, 'provider'>, userId: string, device: Buffer): Promise<string | null> {
  const said = await rows<GuestRow>(tx, LOCK, [device]);
  const waiting = said.filter((row) => row.claimed_at === null);
  const first = waiting[0] ?? said[0];
  if (!first) return null;
  if (waiting.length === 0) return one(await rows<{ count: number }>(tx, OWNED, [first.id, userId])).count > 0 ? first.id : null;
  await rows(tx, INSERT, { id: first.id, userId, model: first.model_id, now: context.clock.now() });
  let { leaf_id: parentId } = await lockChat(tx, first.id, userId);
  for (const row of waiting) {
    const questionId = await append(tx, context, userId, first.id, { parentId, parts: [{ kind: 'text', text: row.question }] });
    parentId = await append(tx, context, userId, first.id, {
      parentId: questionId, parts: [{ kind: 'text', text: row.answer }],
      reply: { status: 'done', length: 'short', model: { id: row.model_id, label: row.model_label, credit: context.provider(row.provider)?.credit ?? null } },
    });
  }
  await rows(tx, 'update guest_messages set claimed_at = :now where id = any(cast(:ids as uuid[]))', { now: context.clock.now(), ids: waiting.map(({ id }) => id) });
  await context.outbox.publish(tx, chatBegun, { chatId: first.id, userId, agentId: null, draft: false });
  await announceChat(tx, context, userId, first.id);
  return first.id;
}

const append = async (tx: Tx, context: ChatContext, userId: string, chatId: string, message: NewMessage): Promise<string> => appendMessage(tx, context, await lockChat(tx, chatId, userId), message);
