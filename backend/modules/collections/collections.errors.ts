import { COLLECTION_ITEMS_LIMIT, COLLECTIONS_LIMIT, CONTRIBUTORS_LIMIT } from '#contracts/collections.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404: the collection does not exist, or it is another person's private collection. */
export const collectionMissing = (): AppError => notFound('This collection');
export const itemMissing = (): AppError => notFound('This item');
export const contributorMissing = (): AppError => notFound('This person');
/** 404: the invite link does not exist or was revoked. */
export const inviteMissing = (): AppError => notFound('This invitation');

export const alreadyIn = (): AppError => new AppError('already_in', 'conflict', 'This person is in the collection already.');
/** 403: the inviter or the invited person has blocked the other (docs/rules/keeping.md#blocks). */
export const inviteBlocked = (): AppError => new AppError('blocked', 'forbidden', 'You cannot invite this person.');
export const savedCollection = (): AppError => new AppError('saved_collection', 'conflict', '“Saved” is yours alone: it keeps its name, and it cannot be deleted.');
export const collectionsFull = (): AppError => new AppError('collections_full', 'conflict', `You have ${COLLECTIONS_LIMIT} collections, which is the limit. Delete one to make another.`);
export const collectionFull = (): AppError => new AppError('collection_full', 'conflict', `A collection holds up to ${COLLECTION_ITEMS_LIMIT} items. Make another one for this.`);
export const wrongKind = (holds: string): AppError => new AppError('wrong_kind', 'conflict', `This collection holds ${holds} only.`);
export const contributorsFull = (): AppError => new AppError('contributors_full', 'conflict', `This collection has ${CONTRIBUTORS_LIMIT} contributors, which is the limit.`);
export const tooManyInvites = (limit: number): AppError => new AppError('too_many_invites', 'conflict', `This collection has ${limit} invite links, which is the limit. Revoke one to make another.`);
/** 409: people cannot follow their own collections. */
export const ownCollection = (): AppError => new AppError('own_collection', 'conflict', 'This collection is yours.');
export const packMissing = (): AppError => notFound('This pack');
