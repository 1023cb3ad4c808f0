import { counted } from '#contracts/plural.ts';

/**
 * Messages about collections. Only the owner, the reviewers and invited people read the name of a collection: a moderator could not take the
 * name out of a message.
 */

interface Texts {
  subject: string;
  content: string;
}

interface Said {
  /** The username of the person who added an item. */
  name: string;
  collectionName: string;
}

/** Another person added something to the reader's collection. */
export const itemAddedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} added to “${collectionName}”`,
  content: 'It is in the collection now. You can take it out again there.',
});

/** An item waits until the reader reviews it. */
export const itemWaitingTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} wants to add to “${collectionName}”`,
  content: 'It waits under To review. Accept it or decline it there.',
});

/** A person joined the reader's collection by an invite link. */
export const joinedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} joined “${collectionName}”`,
  content: 'They joined by an invite link. What they may do stands under Contributors.',
});

/** The reader is invited to a collection. */
export const invitedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} invites you to “${collectionName}”`,
  content: 'You can look at it, join it, or leave this message be.',
});

/** The reader's collection has new followers. */
export const followedCollectionTexts = ({ collectionName, followers }: { collectionName: string; followers: number }): Texts => ({
  subject: `“${collectionName}” has a new follower`,
  content: `It has ${counted(followers, 'follower')} now. At most one message a day says so.`,
});

/** An item that the reader added to a collection was declined. */
export const itemDeclinedTexts = (): Texts => ({
  subject: 'Your addition was not accepted',
  content: 'The people who look after the collection decided against it. Your work itself is as it was.',
});

/** An item that the reader added to a collection was accepted. */
export const itemAcceptedTexts = (): Texts => ({
  subject: 'Your addition was accepted',
  content: 'What you added to a collection is in it now.',
});
