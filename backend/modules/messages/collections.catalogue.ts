/**
 * Messages about collections. Only the owner and the reviewers of a collection read its name: a moderator could not take the
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

/** An item that the reader added to a collection was accepted. */
export const itemAcceptedTexts = (): Texts => ({
  subject: 'Your addition was accepted',
  content: 'What you added to a collection is in it now.',
});
