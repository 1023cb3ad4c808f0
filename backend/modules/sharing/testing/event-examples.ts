import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-examples.ts';
import type { ExampleContext, EventExample } from '#testing/event-examples.ts';
import { shareLinkMade, shareLinkVisited } from '../sharing.events.ts';

/** An example of each event of this module that has a subscriber. */
export const eventExamples = ({ userId, promptId }: ExampleContext): EventExample[] => [
  example(shareLinkMade, { linkId: newId(), promptId, userId, creationId: newId() }),
  example(shareLinkVisited, { linkId: newId(), promptId, userId }),
];
