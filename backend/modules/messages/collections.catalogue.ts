/** Messages about collections. A collection is named to its owner and to people who review for it, never to others: a moderator could not take down the copy. */

interface Texts {
  subject: string;
  content: string;
}

interface Said {
  /** Of the person who added something. */
  name: string;
  collectionName: string;
}

/** Another person added something to the reader's collection. */
export const itemAddedTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} added to “${collectionName}”`,
  content: 'It is in the collection now. You can take it out again there.',
});

/** Something waits for the reader's review. */
export const itemWaitingTexts = ({ name, collectionName }: Said): Texts => ({
  subject: `${name} wants to add to “${collectionName}”`,
  content: 'It waits under To review. Accept it or decline it there.',
});

/** Something that the reader added was accepted. */
export const itemAcceptedTexts = (): Texts => ({
  subject: 'Your addition was accepted',
  content: 'What you added to a collection is in it now.',
});
