import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/*
 * A person saved a prompt that was not saved before, or removed a saved one. A subscriber that adds 1 and subtracts 1 gets the right number
 * once all events have arrived, in whatever order.
 */
const save = z.object({ promptId: id, userId: id });
export const promptSaved = defineEvent('prompt_saved', 1, save);
export const promptUnsaved = defineEvent('prompt_unsaved', 1, save);

const itemType = z.enum(['prompt', 'creation', 'pack']);
const person = z.object({ id, username: z.string(), displayName: z.string() });
const added = { collectionId: id, name: z.string(), itemType, itemId: id, by: person };

/** Another person added a work to a collection of `ownerId`. `name` is the name of the collection. */
export const collectionItemAdded = defineEvent('collection_item_added', 1, z.object({ ...added, ownerId: id }));
/** A person added a work that one of `reviewerIds` must accept before others see it. */
export const collectionItemWaiting = defineEvent('collection_item_waiting', 1, z.object({ ...added, reviewerIds: z.array(id) }));
/** A reviewer accepted a work that `userId` had added to a collection. */
export const collectionItemAccepted = defineEvent('collection_item_accepted', 1, z.object({ collectionId: id, userId: id, itemType, itemId: id }));
/** A reviewer declined a work that `userId` had added to a collection. */
export const collectionItemDeclined = defineEvent('collection_item_declined', 1, z.object({ collectionId: id, userId: id, itemType, itemId: id }));
/** A person joined a collection as contributor by an invite link. `name` is the name of the collection. */
export const collectionJoined = defineEvent('collection_joined', 1, z.object({ collectionId: id, name: z.string(), ownerId: id, by: person }));
/** A person is invited to contribute to a collection. The invitation `inviteId` works for this person only. */
export const collectionInvited = defineEvent('collection_invited', 1, z.object({ inviteId: id, collectionId: id, name: z.string(), userId: id, by: person }));
/** A person began to follow a collection of `ownerId`. */
export const collectionFollowed = defineEvent('collection_followed', 1, z.object({ collectionId: id, name: z.string(), ownerId: id, followers: z.int() }));
/** A collection other than "Saved" reached `FILLED_AT` items. If items are removed and added, the event happens again. */
export const collectionFilled = defineEvent('collection_filled', 1, z.object({ collectionId: id, ownerId: id }));
/** A collection with this many accepted items counts as filled (docs/rules/keeping.md#filled). */
export const FILLED_AT = 5;
