import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { discussed } from '#contracts/targets.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* Events about reviews and comments contain no words of theirs. Otherwise a copy would stay after a moderator takes the words down. */

const person = z.object({ id, username: z.string(), displayName: z.string() });
const stars = z.int().min(1).max(5);
const titled = { ...discussed, targetTitle: z.string(), ownerId: id };

/** A person's first review of a target, or a new one after they deleted the last one. */
export const reviewWritten = defineEvent('review_written', 1, z.object({ ...titled, reviewId: id, author: person, rating: stars }));
/** The writer changed the stars, the words, or both. The number of reviews stays, and the sum of stars changes by the difference. */
export const reviewChanged = defineEvent('review_changed', 1, z.object({ ...discussed, reviewId: id, userId: id, previousRating: stars, rating: stars }));
/** A review was deleted or taken down, so its stars no longer count. The stars of a deleted account still count. */
export const reviewDeleted = defineEvent('review_deleted', 1, z.object({ ...discussed, reviewId: id, userId: id, rating: stars }));
/** The creator answered a review for the first time. */
export const reviewAnswered = defineEvent('review_answered', 1, z.object({ ...discussed, targetTitle: z.string(), reviewId: id, reviewerId: id, creator: person }));

/** A comment was written. For an answer, `answers` names the answered comment and its author. */
export const commentWritten = defineEvent(
  'comment_written',
  1,
  z.object({ ...titled, commentId: id, author: person, answers: z.nullable(z.object({ commentId: id, authorId: id })) }),
);
export const commentDeleted = defineEvent('comment_deleted', 1, z.object({ ...discussed, commentId: id, userId: id }));
