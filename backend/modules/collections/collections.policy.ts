import type { CollectionAdd, ContributorPermission } from '#contracts/collections.ts';

/** A collection with what a person is to it. */
export interface Seen {
  ownerId: string;
  visibility: 'private' | 'unlisted' | 'public';
  addBy: CollectionAdd;
  removedRule: string | null;
  /** The person's permission as a contributor; null for others. */
  permission: ContributorPermission | null;
  /** The owner blocked this person (docs/rules/keeping.md#blocks). */
  shutOut: boolean;
}

// `isInside` and `maySee` refuse people whom the owner blocked: all reads and writes of this module ask here.
export const isOwner = ({ ownerId }: Pick<Seen, 'ownerId'>, userId: string | null): boolean => ownerId === userId;

/** Owners and contributors. They see what only a link opens. */
export const isInside = (collection: Seen, userId: string | null): boolean => isOwner(collection, userId) || (collection.permission !== null && !collection.shutOut);

/** Only its owner sees a collection that is taken down. */
export const maySee = (collection: Seen, userId: string | null): boolean =>
  isOwner(collection, userId) || (collection.removedRule === null && !collection.shutOut && (collection.visibility !== 'private' || collection.permission !== null));

/** Owners and those who manage order, remove, review and invite. */
export const mayManage = (collection: Seen, userId: string): boolean => isOwner(collection, userId) || collection.permission === 'manage';

/** What happens to a work that a person adds (docs/rules/keeping.md#adding). Null: they may not add. */
export function addsAs(collection: Seen, userId: string): 'accepted' | 'review' | null {
  if (mayManage(collection, userId) || collection.permission === 'add') return 'accepted';
  if (collection.permission === 'add_review') return 'review';
  return collection.addBy === 'owner' ? null : collection.addBy === 'anyone' ? 'accepted' : 'review';
}
