import { counted } from '#contracts/plural.ts';

/** Messages to creators and commenters. They quote no text of other people, because a moderator could not remove it from a message. */

interface Texts {
  subject: string;
  content: string;
}

interface Said {
  name: string;
  promptTitle: string;
}

const stars = (count: number): string => counted(count, 'star');

/** Writes the message to a creator that their prompt was reviewed. */
export const reviewedTexts = ({ name, promptTitle, rating }: Said & { rating: number }): Texts => ({
  subject: `${stars(rating)} for “${promptTitle}”`,
  content: `${name} ran “${promptTitle}” and reviewed it with ${stars(rating)}. Their words are under Reviews, and you can answer there.`,
});

/** Writes the message to a reviewer that the creator answered their review. */
export const reviewAnsweredTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} answered your review`,
  content: `The creator of “${promptTitle}” answered under your review.`,
});

/** Writes the message to a creator that a person commented on their prompt. */
export const commentedTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} commented on “${promptTitle}”`,
  content: `The new comment is on the page of “${promptTitle}”.`,
});

/** Writes the message to a commenter that a person answered their comment. */
export const commentAnsweredTexts = ({ name, promptTitle }: Said): Texts => ({
  subject: `${name} answered your comment`,
  content: `Your comment on “${promptTitle}” has an answer.`,
});
