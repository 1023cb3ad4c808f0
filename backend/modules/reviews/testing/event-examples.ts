import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { commentDeleted, commentWritten, reviewAnswered, reviewChanged, reviewDeleted, reviewWritten } from '../reviews.events.ts';

/** One example of each event of the reviews module that has a subscriber, for tests. */
export function eventExamples({ userId, promptId }: ExampleContext): EventExample[] {
  const target = { targetType: 'prompt' as const, targetId: promptId };
  const mira = { id: newId(), username: 'mira', displayName: 'Mira' };
  const written = { ...target, targetTitle: 'Foxes', ownerId: userId, author: mira };
  return [
    example(reviewWritten, { ...written, reviewId: newId(), rating: 5 }),
    example(reviewAnswered, { ...target, targetTitle: 'Foxes', reviewId: newId(), reviewerId: userId, creator: mira }),
    example(reviewChanged, { ...target, reviewId: newId(), userId, previousRating: 4, rating: 5 }),
    example(reviewDeleted, { ...target, reviewId: newId(), userId, rating: 5 }),
    example(commentDeleted, { ...target, commentId: newId(), userId }),
    example(commentWritten, { ...written, commentId: newId(), answers: null }),
  ];
}
