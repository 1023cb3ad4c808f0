import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-examples.ts';
import type { ExampleContext, EventExample } from '#testing/event-examples.ts';
import { generationCancelled, generationErrorEvent, generationSuccess, royaltyCaptured, unlockedRunRequested } from '../generation.events.ts';
import { runRated } from '../rating.events.ts';

/** An example of each event of this module that has a subscriber. */
export function eventExamples({ userId, promptId, at }: ExampleContext): EventExample[] {
  const run = () => ({ generationId: newId(), userId, promptId, title: 'A fox', contentType: 'text' as const });
  return [
    example(generationSuccess, { ...run(), status: 'succeeded', delivered: 1, quantity: 1, captured: 1, released: 0 }),
    example(generationErrorEvent, { ...run(), status: 'failed', code: 'timeout', message: 'It took too long.', released: 1 }),
    example(unlockedRunRequested, run()),
    example(royaltyCaptured, { generationId: newId(), promptId, userId, creatorId: newId(), amount: 2 }),
    example(generationCancelled, { ...run(), captured: 0, released: 1 }),
    example(runRated, { generationId: newId(), promptId, userId, finishedAt: at, previous: 0, rating: 1 }),
  ];
}
