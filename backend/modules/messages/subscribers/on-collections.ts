import { utcDay } from '#contracts/utc-days.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { collectionItemAccepted, collectionItemAdded, collectionItemWaiting } from '#modules/collections/collections.events.ts';
import { itemAcceptedTexts, itemAddedTexts, itemWaitingTexts } from '../collections.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

const SOCIAL = { type: 'system_notification', category: 'social', priority: 'normal' } as const;

/** Messages about works in collections. One message a day about each person who adds to a collection, however much they add. */
export const collectionReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(collectionItemAdded, 'messages.on_collection_item_added', (tx, { collectionId, name, ownerId, by }, { occurredAt }) =>
    writeMessage(tx, deps, {
      ...SOCIAL,
      ...itemAddedTexts({ name: by.displayName, collectionName: name }),
      userId: ownerId,
      from: by.id,
      dedupeKey: `collection_added:${collectionId}:${by.id}:${utcDay(occurredAt)}`,
      about: ['collection', collectionId],
    }),
  ),
  subscribe(collectionItemWaiting, 'messages.on_collection_item_waiting', async (tx, { collectionId, name, reviewerIds, by }, { occurredAt }) => {
    for (const userId of reviewerIds) {
      await writeMessage(tx, deps, {
        ...SOCIAL,
        ...itemWaitingTexts({ name: by.displayName, collectionName: name }),
        userId,
        from: by.id,
        dedupeKey: `collection_waiting:${collectionId}:${userId}:${by.id}:${utcDay(occurredAt)}`,
        about: ['collection_review', collectionId],
      });
    }
  }),
  subscribe(collectionItemAccepted, 'messages.on_collection_item_accepted', (tx, { collectionId, userId, itemId }) =>
    writeMessage(tx, deps, { ...SOCIAL, ...itemAcceptedTexts(), userId, dedupeKey: `collection_accepted:${collectionId}:${itemId}:${userId}`, about: ['collection', collectionId] }),
  ),
];
