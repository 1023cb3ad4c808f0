import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { chatBegun, chatMessageAnswered, chatMessageRated } from '../chat.events.ts';

/** The id of the agent that `agents/testing/event-examples.ts` inserts. */
const AGENT_ID = '00000000-0000-7000-8000-00000000acac';

/** An example of each event of the module chat that has a subscriber. */
export function eventExamples({ userId, at }: ExampleContext): EventExample[] {
  const about = { chatId: newId(), messageId: newId(), userId, agentId: AGENT_ID, draft: false };
  return [
    example(chatBegun, { chatId: about.chatId, userId, agentId: AGENT_ID, draft: false }),
    example(chatMessageAnswered, { ...about, authorId: newId(), surcharge: 1, charged: 2, tookMs: 900, day: at.slice(0, 10) }),
    example(chatMessageRated, { ...about, before: null, after: 'up' }),
  ];
}
