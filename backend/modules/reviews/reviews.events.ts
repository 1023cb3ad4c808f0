import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { discussed } from '#contracts/targets.ts';
import { defineEvent } from '#kernel/events/event.ts';

/* Events about reviews and comments do not contain their texts. Otherwise a copy would stay after a moderator takes a text down. */

const person = z.object({ id, username: z.string(), displayName: z.string() });
const stars = z.int().min(1).max(5);
const titled = { ...discussed, targetTitle: z.string(), ownerId: id };

/** A person wrote a review of a target for the first time, or again after they had deleted it. */
export const reviewWritten = defineEvent('review_written', 1, z.object({ ...titled, reviewId: id, author: person, rating: stars }));
/** The writer changed the stars or the text of a review. The number of reviews stays, and the sum of stars changes by the difference. */
export const reviewChanged = defineEvent('review_changed', 1, z.object({ ...discussed, reviewId: id, userId: id, previousRating: stars, rating: stars }));
/** A review was deleted or taken down, so its stars no longer count. The reviews of a deleted account are not deleted: their stars still count. */
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
