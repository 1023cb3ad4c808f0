import { utcDay } from '#contracts/utc-days.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { collectionFollowed, collectionInvited, collectionItemAccepted, collectionItemAdded, collectionItemDeclined, collectionItemWaiting, collectionJoined } from '#modules/collections/collections.events.ts';
import { followedCollectionTexts, invitedTexts, itemAcceptedTexts, itemAddedTexts, itemDeclinedTexts, itemWaitingTexts, joinedTexts } from '../collections.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';

const SOCIAL = { type: 'system_notification', category: 'social', priority: 'normal' } as const;

/** Writes messages about collections: one a day about each person who adds to a collection, and one about its followers. */
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
  subscribe(collectionItemDeclined, 'messages.on_collection_item_declined', (tx, { collectionId, userId, itemId }) =>
    writeMessage(tx, deps, { ...SOCIAL, ...itemDeclinedTexts(), userId, dedupeKey: `collection_declined:${collectionId}:${itemId}:${userId}`, about: ['collection', collectionId] }),
  ),
  subscribe(collectionJoined, 'messages.on_collection_joined', (tx, { collectionId, name, ownerId, by }) =>
    writeMessage(tx, deps, {
      ...SOCIAL, ...joinedTexts({ name: by.displayName, collectionName: name }), userId: ownerId, dedupeKey: `collection_joined:${collectionId}:${by.id}`, about: ['collection', collectionId],
    }),
  ),
  subscribe(collectionInvited, 'messages.on_collection_invited', (tx, { inviteId, name, userId, by }) =>
    writeMessage(tx, deps, {
      ...SOCIAL, ...invitedTexts({ name: by.displayName, collectionName: name }), userId, from: by.id, dedupeKey: `collection_invited:${inviteId}`, about: ['collection_invite', inviteId],
    }),
  ),
  subscribe(collectionFollowed, 'messages.on_collection_followed', (tx, { collectionId, name, ownerId, followers }, { occurredAt }) =>
    writeMessage(tx, deps, {
      ...SOCIAL, ...followedCollectionTexts({ collectionName: name, followers }), userId: ownerId, dedupeKey: `collection_followed:${collectionId}:${utcDay(occurredAt)}`, about: ['collection', collectionId],
    }),
  ),
];
