import * as z from 'zod/mini';
import { publicCreation } from './creations.ts';
import { defineEndpoint } from './endpoint.ts';
import { packCard } from './pack-card.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';
import { creator, promptCard, visibility } from './prompts.ts';

/* Collections of works that people make alone or together (docs/rules/keeping.md#collections). */

export const COLLECTION_NAME_MAX = 60;
export const COLLECTION_DESCRIPTION_MAX = 500;
export const COLLECTION_NOTE_MAX = 280;
/** The most collections of one person, and the most items of one collection. The collection "Saved" has no limit. */
export const COLLECTIONS_LIMIT = 200;
export const COLLECTION_ITEMS_LIMIT = 2_000;
/** The most people besides its owner who may add to one collection. */
export const CONTRIBUTORS_LIMIT = 50;

export const collectionItemType = z.enum(['prompt', 'creation', 'pack']);
export type CollectionItemType = z.infer<typeof collectionItemType>;
/** The kinds of works that a collection may hold. */
export const collectionKind = z.enum(['mixed', 'prompts', 'creations']);
/** Who may add to a collection: the owner and contributors, all members, or all members with the owner's review. */
export const collectionAdd = z.enum(['owner', 'anyone', 'review']);
export type CollectionAdd = z.infer<typeof collectionAdd>;
/** What a contributor may do in a collection. `manage` also orders, removes, reviews and invites. */
export const contributorPermission = z.enum(['view', 'add', 'add_review', 'manage']);
export type ContributorPermission = z.infer<typeof contributorPermission>;

/** The covers of up to five items, from which the collection's picture is made; null for an item without a cover. */
const coverUrls = z.array(z.nullable(z.string())).check(z.maxLength(5));
/** What the works of the covers are, in the same order. The cover of a text shows words, so clients crop it less. */
const coverTypes = z.array(contentType).check(z.maxLength(5));

export const collection = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: collectionKind,
  visibility,
  add: collectionAdd,
  /** True for the collection "Saved" of a person, which cannot be deleted or renamed. */
  isSaved: z.boolean(),
  owner: z.nullable(creator),
  itemCount: z.int(),
  followerCount: z.int(),
  coverUrls,
  coverTypes,
  /** How many contributors may add to the collection. `contributors` are the first of them. */
  contributorCount: z.int(),
  contributors: z.array(creator).check(z.maxLength(3)),
  updatedAt: isoTime,
  /** True when a moderator took the collection down. Then only its owner sees it. */
  removed: z.boolean(),
  /** The viewer's own rights in the collection; null for a visitor. */
  viewer: z.object({
    own: z.boolean(),
    permission: z.nullable(contributorPermission),
    following: z.boolean(),
    /** How many items of the collection wait for the viewer's review; 0 for people who do not review. */
    toReview: z.int(),
  }),
});
export type Collection = z.infer<typeof collection>;

const name = z.string().check(tidied(), z.minLength(1, 'Give it a name'), z.maxLength(COLLECTION_NAME_MAX, `${COLLECTION_NAME_MAX} characters at most`));
const description = z.string().check(tidied(), z.maxLength(COLLECTION_DESCRIPTION_MAX));
const note = z.string().check(tidied(), z.maxLength(COLLECTION_NOTE_MAX));
const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/collections',
  summary: 'Own collections, those the viewer contributes to, or those the viewer follows; last changed first',
  query: z.strictObject({ scope: z._default(z.enum(['mine', 'contributing', 'following']), 'mine'), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(collection), nextCursor: z.nullable(z.string()) }),
});
export const listCollectionsOf = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/collections',
  summary: 'Public collections of a person',
  params: idParams,
  query: z.strictObject(page),
  response: z.object({ items: z.array(collection), nextCursor: z.nullable(z.string()) }),
});
/** The most ids of works that one request about collections may name. */
export const CHOICE_ITEMS_LIMIT = 100;
/** A collection to which the viewer may add works. */
export const collectionChoice = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  kind: collectionKind,
  visibility,
  isSaved: z.boolean(),
  own: z.boolean(),
  /** Whether works that the viewer adds to the collection wait for a review. */
  reviewed: z.boolean(),
  itemCount: z.int(),
  /** How many of the works that the request names are in this collection. */
  holds: z.int(),
  /** Whether the viewer may remove all the works that the request names from this collection. */
  removable: z.boolean(),
});
export type CollectionChoice = z.infer<typeof collectionChoice>;
export const listCollectionChoices = defineEndpoint({
  method: 'GET',
  path: '/api/collections/choices',
  summary: `Collections to which the viewer may add, "Saved" first, and how many of up to ${CHOICE_ITEMS_LIMIT} works each of them holds`,
  /** The ids of the works to add, separated by commas. */
  query: z.strictObject({ items: z.optional(z.string().check(z.maxLength(37 * CHOICE_ITEMS_LIMIT))) }),
  staleMs: 0,
  response: z.object({ collections: z.array(collectionChoice) }),
});
export const createCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections',
  summary: `Make a collection. 409 \`collections_full\` beyond ${COLLECTIONS_LIMIT}`,
  status: 201,
  body: z.strictObject({ name, description: z.optional(description), kind: z._default(collectionKind, 'mixed'), visibility: z._default(visibility, 'private'), add: z._default(collectionAdd, 'owner') }),
  response: z.object({ collection }),
});
export const changeCollection = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Change a collection. 409 `saved_collection` for the name and the adding of "Saved"',
  params: idParams,
  body: z.strictObject({ name: z.optional(name), description: z.optional(description), visibility: z.optional(visibility), add: z.optional(collectionAdd) }),
  response: z.object({ collection }),
});
export const deleteCollection = defineEndpoint({ method: 'DELETE', path: '/api/collections/:id', summary: 'Delete a collection; its items stay where they are. 409 `saved_collection`', params: idParams, response: success });
export const duplicateCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/:id/duplicate',
  summary: 'A private copy of a collection with the items that the viewer may see',
  status: 201,
  params: idParams,
  response: z.object({ collection }),
});

const itemBase = {
  itemId: id,
  note: z.string(),
  addedBy: z.nullable(creator),
  addedAt: isoTime,
  status: z.enum(['accepted', 'review', 'declined']),
};
/** An item of a collection that the viewer may see. Items that became private or were deleted are left out. */
export const collectionItem = z.discriminatedUnion('itemType', [
  z.object({ ...itemBase, itemType: z.literal('prompt'), prompt: promptCard }),
  z.object({ ...itemBase, itemType: z.literal('creation'), creation: publicCreation }),
  z.object({ ...itemBase, itemType: z.literal('pack'), pack: packCard }),
]);
export type CollectionItem = z.infer<typeof collectionItem>;

export const openCollection = defineEndpoint({
  method: 'GET',
  path: '/api/collections/:idOrSlug',
  summary: 'A collection with a page of its items, in their order. 404 while it is private, for others',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(120)) }),
  query: z.strictObject({ ...page, status: z._default(z.enum(['accepted', 'review']), 'accepted'), type: z.optional(collectionItemType) }),
  staleMs: 0,
  response: z.object({ collection, items: z.array(collectionItem), nextCursor: z.nullable(z.string()) }),
});

const itemKey = { itemType: collectionItemType, itemId: id };
const placed = z.object({ ...itemKey, note: z.string(), status: z.enum(['accepted', 'review', 'declined']) });
export const addToCollection = defineEndpoint({
  method: 'POST',
  path: '/api/collections/:id/items',
  summary: 'Add a work; it waits for review where the collection says so. The same work a second time changes nothing. 409 `collection_full`, `wrong_kind`',
  status: 201,
  params: idParams,
  body: z.strictObject({ ...itemKey, note: z.optional(note) }),
  response: z.object({ item: placed }),
});
const itemParams = z.strictObject({ id, itemId: id });
export const changeCollectionItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/collections/:id/items/:itemId',
  summary: 'Change the note or the place of an item, or decide about one that waits',
  params: itemParams,
  body: z.strictObject({
    /** The item of the collection that the moved item comes after; null for the first place. */
    after: z.optional(z.nullable(id)),
    note: z.optional(note),
    decision: z.optional(z.enum(['accept', 'decline'])),
  }),
  response: z.object({ item: placed }),
});
export const removeFromCollection = defineEndpoint({ method: 'DELETE', path: '/api/collections/:id/items/:itemId', summary: 'Take an item out', params: itemParams, response: success });

export const followCollection = defineEndpoint({ method: 'PUT', path: '/api/collections/:id/follow', summary: 'Follow a collection', params: idParams, response: z.object({ on: z.boolean(), count: z.int() }) });
export const unfollowCollection = defineEndpoint({ method: 'DELETE', path: '/api/collections/:id/follow', summary: 'Stop following a collection', params: idParams, response: z.object({ on: z.boolean(), count: z.int() }) });

const contributor = z.object({ person: creator, permission: contributorPermission, since: isoTime });
/** An invitation to a collection. `to` is the invited person; null for a link that any member can use. */
export const invite = z.object({ id, permission: contributorPermission, to: z.nullable(creator), joined: z.int(), createdAt: isoTime });
export const listContributors = defineEndpoint({
  method: 'GET',
  path: '/api/collections/:id/contributors',
  summary: 'Contributors and invite links of a collection, for its owner and for those who manage it',
  params: idParams,
  staleMs: 0,
  response: z.object({ contributors: z.array(contributor), invites: z.array(invite) }),
});
const personParams = z.strictObject({ id, personId: id });
export const changeContributor = defineEndpoint({ method: 'PATCH', path: '/api/collections/:id/contributors/:personId', summary: 'Change what a contributor may do', params: personParams, body: z.strictObject({ permission: contributorPermission }), response: success });
export const removeContributor = defineEndpoint({ method: 'DELETE', path: '/api/collections/:id/contributors/:personId', summary: 'Remove a contributor; contributors may remove themselves', params: personParams, response: success });
export const createInvite = defineEndpoint({
  method: 'POST',
  path: '/api/collections/:id/invites',
  summary: 'Make an invite link, whose address is told once, or invite a person by username. 409 `already_in`, 403 `blocked`',
  status: 201,
  params: idParams,
  body: z.strictObject({ permission: z._default(contributorPermission, 'add'), username: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))) }),
  response: z.object({ url: z.string(), invite }),
});
export const revokeInvite = defineEndpoint({ method: 'DELETE', path: '/api/collections/:id/invites/:inviteId', summary: 'Revoke an invite link; who joined by it stays', params: z.strictObject({ id, inviteId: id }), response: success });
export const acceptInvite = defineEndpoint({
  method: 'POST',
  path: '/api/collection-invites/:token',
  summary: 'Become a contributor by an invite link. 404 once it is revoked; 409 `contributors_full`',
  params: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,60}$/)) }),
  response: z.object({ collection }),
});
