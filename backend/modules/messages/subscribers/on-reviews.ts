import { utcDay } from '#contracts/utc-days.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { commentWritten, reviewAnswered, reviewWritten } from '#modules/reviews/reviews.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { commentAnsweredTexts, commentedTexts, reviewAnsweredTexts, reviewedTexts } from '../reviews.catalogue.ts';

const SOCIAL = { type: 'system_notification', category: 'social', priority: 'normal' } as const;

/**
 * Writes messages about reviews and comments on a reader's prompts: one a day per writer, kind and target, however often they write and
 * delete. A text that is already deleted writes none.
 */
export const reviewReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(reviewWritten, 'messages.on_review_written', (tx, { targetType, targetId, targetTitle, ownerId, author, rating }, { occurredAt }) =>
    writeMessage(tx, deps, {
      ...SOCIAL,
      ...reviewedTexts({ name: author.displayName, promptTitle: targetTitle, rating }),
      userId: ownerId,
      from: author.id,
      dedupeKey: `review:${targetId}:${author.id}:${utcDay(occurredAt)}`,
      about: [`${targetType}_reviews`, targetId],
    }),
  ),
  subscribe(reviewAnswered, 'messages.on_review_answered', (tx, { targetType, targetId, targetTitle, reviewId, reviewerId, creator }, { occurredAt }) =>
    writeMessage(tx, deps, {
      ...SOCIAL,
      ...reviewAnsweredTexts({ name: creator.displayName, promptTitle: targetTitle }),
      userId: reviewerId,
      dedupeKey: `review_answered:${reviewId}:${utcDay(occurredAt)}`,
      about: [`${targetType}_reviews`, targetId],
    }),
  ),
  subscribe(commentWritten, 'messages.on_comment_written', async (tx, { targetType, targetId, targetTitle, ownerId, author, answers }, { occurredAt }) => {
    const said = { name: author.displayName, promptTitle: targetTitle };
    const day = utcDay(occurredAt);
    const about: [string, string] = [`${targetType}_comments`, targetId];
    // The author of the answered comment and the creator of the prompt get a message. A person who is both gets one.
    if (answers && answers.authorId !== author.id) {
      await writeMessage(tx, deps, { ...SOCIAL, ...commentAnsweredTexts(said), userId: answers.authorId, from: author.id, dedupeKey: `answer:${answers.commentId}:${author.id}:${day}`, about });
    }
    if (ownerId !== author.id && ownerId !== answers?.authorId) {
      await writeMessage(tx, deps, { ...SOCIAL, ...commentedTexts(said), userId: ownerId, from: author.id, dedupeKey: `comment:${targetId}:${author.id}:${day}`, about });
    }
  }),
];
