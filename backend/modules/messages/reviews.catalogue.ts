import { counted } from '#contracts/plural.ts';

/** Messages to creators and commenters. They repeat no text of others: a moderator could not take it down in a message. */

interface Texts {
  subject: string;
  content: string;
}

interface Said {
  name: string;
  promptTitle: string;
}

const stars = (count: number): string => counted(count, 'star');

/** The reader's prompt was reviewed. */
export const reviewedTexts = ({ name, promptTitle, rating }: Said & { rating: number }): Texts => ({
  subject: `${stars(rating)} for “${promptTitle}”`,
  content: `${name} ran “${promptTitle}” and reviewed it with ${stars(rating)}. Their words are under Reviews, and you can answer there.`,
});

/** The creator answered the reader's review. */
export const reviewAnsweredTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} answered your review`,
  content: `The creator of “${promptTitle}” answered under your review.`,
});

/** A person commented on the reader's prompt. */
export const commentedTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} commented on “${promptTitle}”`,
  content: `The new comment is on the page of “${promptTitle}”.`,
});

/** A person answered the reader's comment. */
export const commentAnsweredTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} answered your comment`,
  content: `Your comment on “${promptTitle}” has an answer.`,
});
