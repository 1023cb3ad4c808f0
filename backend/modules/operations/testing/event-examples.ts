import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { adminAction } from '../operations.events.ts';

/** One example of each operations event that has a subscriber. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [
  example(adminAction, {
    actorId: userId, actorName: 'ada', elevated: false, action: 'users.ban', targetType: 'user', targetId: userId, targetLabel: 'ada', reason: null, details: {}, requestId: newId(),
  }),
];
