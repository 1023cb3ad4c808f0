import type { Connection } from '#kernel/db/database.ts';
import type { ModerationTarget, StandingTarget } from '#modules/moderation/moderation-target.port.ts';
import { bringBackComment, bringBackReview } from './commands/bring-back-words.ts';
import { takeDownComment, takeDownReview } from './commands/take-down-words.ts';
import type { CommentWords, ReviewWords } from './commands/take-down-words.ts';
import { standingComments, standingReviews } from './queries/standing-words.ts';
import type { ReviewsContext } from './reviews-context.ts';
import { commentMissing, reviewMissing } from './reviews.errors.ts';

/** Lets members report reviews and comments, and moderators decide about them. Reviews and comments are kept or taken down, never hidden. */
export function wordTargets(context: ReviewsContext): ModerationTarget[] {
  return [
    {
      type: 'review',
      titleOf: (title) => `Your review on “${title}”`,
      standing: standingReviews,
      opened: opened(context, standingReviews, reviewMissing),
      remove: async (tx, id) => wordsOf(await takeDownReview(tx, context, id)),
      restore: async (tx, id, words, page) => (words ? bringBackReview(tx, context, id, words as ReviewWords, page) : undefined),
    },
    {
      type: 'comment',
      titleOf: (title) => `Your comment on “${title}”`,
      standing: standingComments,
      opened: opened(context, standingComments, commentMissing),
      remove: async (tx, id) => wordsOf(await takeDownComment(tx, context, id)),
      restore: async (tx, id, words, page) => (words ? bringBackComment(tx, context, id, words as CommentWords, page) : undefined),
    },
  ];
}

const wordsOf = (words: object | null) => words && { words };

/** Finds a review or comment for a person who may open the page of its target. */
const opened = ({ discussed }: ReviewsContext, find: typeof standingReviews, missing: () => Error) =>
  async (connection: Connection, id: string, viewerId: string): Promise<StandingTarget> => {
    const words = (await find(connection, [id])).get(id);
    if (!words) throw missing();
    await discussed(words.page.type).about(connection, words.page.id, viewerId);
    return words;
  };
