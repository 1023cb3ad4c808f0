import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { chatMissing } from '../chat.errors.ts';

/** A chat whose row is locked until the transaction ends. */
export interface LockedChat {
  id: string;
  userId: string;
  agentId: string | null;
  draft: boolean;
  title: string;
  named: boolean;
  modelId: string;
  budget: number | null;
  spent: number;
  leafId: string | null;
}

const LOCK = `
  select id, user_id as "userId", agent_id as "agentId", draft, title, named, model_id as "modelId", budget, spent, leaf_id as "leafId"
  from chats where id = :chatId and user_id = :userId for update`;

/** Locks an own chat, so that of two messages at once the second waits for the first. @throws AppError not_found */
export async function lockOwnChat(tx: Tx, { userId, chatId }: { userId: string; chatId: string }): Promise<LockedChat> {
  const [chat] = await rows<LockedChat>(tx, LOCK, { chatId, userId });
  if (!chat) throw chatMissing();
  return chat;
}
