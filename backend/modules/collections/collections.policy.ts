import type { CollectionAdd, ContributorPermission } from '#contracts/collections.ts';

/** A collection, with a person's relation to it. */
export interface Seen {
  ownerId: string;
  visibility: 'private' | 'unlisted' | 'public';
  addBy: CollectionAdd;
  removedRule: string | null;
  /** The person's permission as a contributor; null for people who are no contributors. */
  permission: ContributorPermission | null;
  /** Whether the owner of the collection blocked this person (docs/rules/keeping.md#blocks). */
  shutOut: boolean;
}

// `isInside` and `maySee` refuse people whom the owner blocked. All reads and writes of collections call one of them.
export const isOwner = ({ ownerId }: Pick<Seen, 'ownerId'>, userId: string | null): boolean => ownerId === userId;

/** Whether the person owns the collection or contributes to it. Such people also see unlisted prompts in it. */
export const isInside = (collection: Seen, userId: string | null): boolean => isOwner(collection, userId) || (collection.permission !== null && !collection.shutOut);

/** Whether the person may see the collection. A collection that is taken down is visible to its owner only. */
export const maySee = (collection: Seen, userId: string | null): boolean =>
  isOwner(collection, userId) || (collection.removedRule === null && !collection.shutOut && (collection.visibility !== 'private' || collection.permission !== null));

/** Whether the person manages the collection: the owner and managers may order, remove and review items, and invite people. */
export const mayManage = (collection: Seen, userId: string): boolean => isOwner(collection, userId) || collection.permission === 'manage';

/** The state of a work that a person adds: accepted or waiting for review (docs/rules/keeping.md#adding). Null when the person may not add works. */
export function addsAs(collection: Seen, userId: string): 'accepted' | 'review' | null {
  if (mayManage(collection, userId) || collection.permission === 'add') return 'accepted';
  if (collection.permission === 'add_review') return 'review';
  return collection.addBy === 'owner' ? null : collection.addBy === 'anyone' ? 'accepted' : 'review';
}
