import type { Chat } from '#contracts/chat.ts';
import { REPLY_WORDS } from '#contracts/chat-replies.ts';
import type { ReplyLength } from '#contracts/chat-replies.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Connection } from '#kernel/db/database.ts';
import { UnknownModel } from '#modules/pricing/index.ts';
import type { RunnableModel } from '#modules/pricing/index.ts';
import type { ChatContext } from '../chat-context.ts';

/**
 * Computes the price of a reply: the rate of its length times the model's factor, plus the agent's surcharge as a royalty
 * (docs/rules/chat.md#price).
 * @throws UnknownModel
 */
export function quoteReply(connection: Connection, { pricing }: Pick<ChatContext, 'pricing'>, { model, length, surcharge }: { model: string | undefined; length: ReplyLength; surcharge: number }): Promise<{ quote: Quote; model: RunnableModel }> {
  return pricing.quote({ contentType: 'text', quantity: 1, length: REPLY_WORDS[length], model, royalty: surcharge }, connection);
}

/** The model of a chat and the current prices of its messages. If the model is no longer offered, the default model replaces it. */
export async function chatPrices(connection: Connection, context: Pick<ChatContext, 'pricing'>, modelId: string, surcharge: number): Promise<Pick<Chat, 'model' | 'prices'>> {
  try {
    return await pricesWith(connection, context, modelId, surcharge);
  } catch (error) {
    if (!(error instanceof UnknownModel)) throw error;
    return pricesWith(connection, context, undefined, surcharge);
  }
}

async function pricesWith(connection: Connection, context: Pick<ChatContext, 'pricing'>, modelId: string | undefined, surcharge: number): Promise<Pick<Chat, 'model' | 'prices'>> {
  const short = await quoteReply(connection, context, { model: modelId, length: 'short', surcharge });
  const long = await quoteReply(connection, context, { model: modelId, length: 'long', surcharge });
  return { model: { id: short.model.id, label: short.model.label }, prices: { short: short.quote.total, long: long.quote.total } };
}
