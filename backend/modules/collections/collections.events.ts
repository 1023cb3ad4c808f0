import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/*
 * A save says that something began or ended that was not so before: a counter that adds one for the first and takes one for the second is
 * right in whatever order they arrive, once all have.
 */
const save = z.object({ promptId: id, userId: id });
export const promptSaved = defineEvent('prompt_saved', 1, save);
export const promptUnsaved = defineEvent('prompt_unsaved', 1, save);

const itemType = z.enum(['prompt', 'creation', 'pack']);
const person = z.object({ id, username: z.string(), displayName: z.string() });
const added = { collectionId: id, name: z.string(), itemType, itemId: id, by: person };

/** Another person added a work to a collection of `ownerId`. `name` is the collection's. */
export const collectionItemAdded = defineEvent('collection_item_added', 1, z.object({ ...added, ownerId: id }));
/** A work was added that one of these people must review before others see it. */
export const collectionItemWaiting = defineEvent('collection_item_waiting', 1, z.object({ ...added, reviewerIds: z.array(id) }));
/** A work that `userId` added was accepted by a reviewer. */
export const collectionItemAccepted = defineEvent('collection_item_accepted', 1, z.object({ collectionId: id, userId: id, itemType, itemId: id }));
/** A work that `userId` added was declined by a reviewer. */
export const collectionItemDeclined = defineEvent('collection_item_declined', 1, z.object({ collectionId: id, userId: id, itemType, itemId: id }));
/** A person became a contributor by an invite link. `name` is the collection's. */
export const collectionJoined = defineEvent('collection_joined', 1, z.object({ collectionId: id, name: z.string(), ownerId: id, by: person }));
/** A person is invited to contribute. `inviteId` opens it to this person alone. */
export const collectionInvited = defineEvent('collection_invited', 1, z.object({ inviteId: id, collectionId: id, name: z.string(), userId: id, by: person }));
/** A person follows a collection of `ownerId`. */
export const collectionFollowed = defineEvent('collection_followed', 1, z.object({ collectionId: id, name: z.string(), ownerId: id, followers: z.int() }));
/** A collection other than "Saved" has `FILLED_AT` items. It may happen more than once to a collection. */
export const collectionFilled = defineEvent('collection_filled', 1, z.object({ collectionId: id, ownerId: id }));
/** A collection with this many accepted items counts as filled (docs/rules/keeping.md#filled). */
export const FILLED_AT = 5;
