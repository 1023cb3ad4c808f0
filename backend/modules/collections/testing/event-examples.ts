import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { collectionFilled, collectionFollowed, collectionInvited, collectionItemAccepted, collectionItemAdded, collectionItemDeclined, collectionItemWaiting, collectionJoined, promptSaved, promptUnsaved } from '../collections.events.ts';

/** One example of each collections event that has a subscriber. */
export function eventExamples({ userId, promptId }: ExampleContext): EventExample[] {
  const work = { itemType: 'prompt' as const, itemId: promptId };
  const added = { collectionId: newId(), name: 'Posters', ...work, by: { id: newId(), username: 'mira', displayName: 'Mira' } };
  return [
    example(promptSaved, { userId, promptId }),
    example(promptUnsaved, { promptId, userId }),
    example(collectionItemAdded, { ...added, ownerId: userId }),
    example(collectionItemWaiting, { ...added, reviewerIds: [userId] }),
    example(collectionItemAccepted, { collectionId: newId(), userId, ...work }),
    example(collectionItemDeclined, { collectionId: newId(), userId, ...work }),
    example(collectionJoined, { collectionId: added.collectionId, name: added.name, by: added.by, ownerId: userId }),
    example(collectionInvited, { inviteId: newId(), collectionId: added.collectionId, name: added.name, by: added.by, userId }),
    example(collectionFollowed, { collectionId: newId(), name: added.name, ownerId: userId, followers: 3 }),
    example(collectionFilled, { collectionId: newId(), ownerId: userId }),
  ];
}
