import { counted } from '#contracts/plural.ts';

/**
 * Messages about collections. Only the owner, reviewers and invited people read a collection's name, because a moderator could not remove a
 * name from messages.
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

/** Writes the message to a collection's owner that another person added something. */
export const itemAddedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} added to “${collectionName}”`,
  content: 'It is in the collection now. You can take it out again there.',
});

/** Writes the message to a reviewer of a collection that an item waits for a decision. */
export const itemWaitingTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} wants to add to “${collectionName}”`,
  content: 'It waits under To review. Accept it or decline it there.',
});

/** Writes the message to a collection's owner that a person joined by an invite link. */
export const joinedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} joined “${collectionName}”`,
  content: 'They joined by an invite link. What they may do stands under Contributors.',
});

/** Writes the message that invites a person to a collection. */
export const invitedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} invites you to “${collectionName}”`,
  content: 'You can look at it, join it, or leave this message be.',
});

/** Writes the message to a collection's owner about new followers. */
export const followedCollectionTexts = ({ collectionName, followers }: { collectionName: string; followers: number }): Texts => ({
  subject: `“${collectionName}” has a new follower`,
  content: `It has ${counted(followers, 'follower')} now. At most one message a day says so.`,
});

/** Writes the message to a person whose item for a collection was declined. */
export const itemDeclinedTexts = (): Texts => ({
  subject: 'Your addition was not accepted',
  content: 'The people who look after the collection decided against it. Your work itself is as it was.',
});

/** Writes the message to a person whose item for a collection was accepted. */
export const itemAcceptedTexts = (): Texts => ({
  subject: 'Your addition was accepted',
  content: 'What you added to a collection is in it now.',
});
