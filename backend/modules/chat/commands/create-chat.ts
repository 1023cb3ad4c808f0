import type { BodyOf } from '#contracts/endpoint.ts';
import type { Chat, createChat as endpoint } from '#contracts/chat.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { UnknownModel } from '#modules/pricing/index.ts';
import { announceChat } from '../announce-chat.ts';
import type { ChatContext } from '../chat-context.ts';
import { unknownModel } from '../chat.errors.ts';
import { chatBegun } from '../chat.events.ts';
import { quoteReply } from '../queries/chat-prices.ts';

const INSERT = `
  insert into chats (id, user_id, agent_id, agent_version_id, draft, model_id, created_at, last_message_at)
  values (:id, :userId, cast(:agentId as uuid), cast(:versionId as uuid), :draft, :model, :now, :now)`;

/** Returns the id of a text model that chats offer. Without a named model it returns the default one. @throws AppError unknown_model */
export async function offeredModel(tx: Tx, context: Pick<ChatContext, 'pricing'>, model: string | undefined): Promise<string> {
  try {
    return (await quoteReply(tx, context, { model, length: 'short', surcharge: 0 })).model.id;
  } catch (error) {
    if (error instanceof UnknownModel) throw unknownModel();
    throw error;
  }
}

/**
 * Begins a chat with an agent that the person may use, or with a model alone. Without a named model the agent's model is used, if it is
 * offered.
 * @throws AppError not_found for the agent, unknown_model
 */
export async function createChat(tx: Tx, context: ChatContext, userId: string, { agentId, model, draft = false }: BodyOf<typeof endpoint>): Promise<{ chat: Chat }> {
  const agent = agentId === undefined ? null : await context.agents.forChat(tx, { agentId, draft }, userId);
  const modelId = model === undefined && agent?.model ? await agentsModel(tx, context, agent.model) : await offeredModel(tx, context, model);
  const id = newId();
  await rows(tx, INSERT, { id, userId, agentId: agentId ?? null, versionId: agent?.versionId ?? null, draft: draft && agent !== null, model: modelId, now: context.clock.now() });
  await context.outbox.publish(tx, chatBegun, { chatId: id, userId, agentId: agentId ?? null, draft: draft && agent !== null });
  return { chat: await announceChat(tx, context, userId, id) };
}

/** The model that an agent names, or the default model if that one is not offered now. */
async function agentsModel(tx: Tx, context: ChatContext, model: string): Promise<string> {
  try {
    return (await quoteReply(tx, context, { model, length: 'short', surcharge: 0 })).model.id;
  } catch (error) {
    if (error instanceof UnknownModel) return offeredModel(tx, context, undefined);
    throw error;
  }
}
