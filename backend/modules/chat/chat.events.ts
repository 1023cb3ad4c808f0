import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/**
 * Published once per message when a reply ends with words. `draft`: the author tests the agent, so no figure counts it. `surcharge`: what the
 * agent's author earns.
 */
export const chatMessageAnswered = defineEvent('chat_message_answered', 1, z.object({
  chatId: id, messageId: id, userId: id, agentId: z.nullable(id), authorId: z.nullable(id), draft: z.boolean(), surcharge: tokens, charged: tokens, tookMs: z.nullable(z.int()), day: z.string(),
}));

/** Published when a person begins a chat. */
export const chatBegun = defineEvent('chat_begun', 1, z.object({ chatId: id, userId: id, agentId: z.nullable(id), draft: z.boolean() }));

/** Published when a person says whether a reply helped, or takes that back. `before` is the earlier opinion. */
export const chatMessageRated = defineEvent('chat_message_rated', 1, z.object({
  chatId: id, messageId: id, userId: id, agentId: z.nullable(id), draft: z.boolean(), before: z.nullable(z.enum(['up', 'down'])), after: z.nullable(z.enum(['up', 'down'])),
}));
