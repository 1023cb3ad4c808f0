import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/**
 * A reply is complete, or as complete as it gets: `done`, `limited` or `stopped` with words. It happens once for each message. `agentId` is null for a chat
 * without an agent, and `authorId` with it. `draft`: a test chat of the author, which no figure counts. `surcharge` is what the author gets. `day` is the UTC day.
 */
export const chatMessageAnswered = defineEvent('chat_message_answered', 1, z.object({
  chatId: id, messageId: id, userId: id, agentId: z.nullable(id), authorId: z.nullable(id), draft: z.boolean(), surcharge: tokens, charged: tokens, tookMs: z.nullable(z.int()), day: z.string(),
}));

/** A chat was begun. */
export const chatBegun = defineEvent('chat_begun', 1, z.object({ chatId: id, userId: id, agentId: z.nullable(id), draft: z.boolean() }));

/** A person said whether a reply helped, or took it back. `before` is what they had said of the same reply. */
export const chatMessageRated = defineEvent('chat_message_rated', 1, z.object({
  chatId: id, messageId: id, userId: id, agentId: z.nullable(id), draft: z.boolean(), before: z.nullable(z.enum(['up', 'down'])), after: z.nullable(z.enum(['up', 'down'])),
}));
