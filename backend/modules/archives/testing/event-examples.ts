import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { archiveReady } from '../archives.events.ts';

/** An example of each archive event that has a subscriber, for tests. */
export const eventExamples = ({ userId }: ExampleContext): EventExample[] => [example(archiveReady, { archiveId: newId(), userId, kind: 'creations', items: 12 })];
