import type { DiscussedType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { reviewChanged, reviewDeleted, reviewWritten } from '#modules/reviews/reviews.events.ts';

const COUNT = 'update prompt_packs set reviews = reviews + :by, stars = stars + :stars where id = :packId';
// The event of a deleted review may arrive before that of its writing. Postgres then refuses a count below zero, and the event is handled again later.
const count = async (tx: Tx, packId: string, by: -1 | 0 | 1, stars: number): Promise<void> => void (await rows(tx, COUNT, { packId, by, stars }));
const ofPacks = { concerns: ({ targetType }: { targetType: DiscussedType }): boolean => targetType === 'prompt_pack' };

/** Updates the number of reviews and the sum of stars of each pack, which its card shows. */
export const onReviews = (): Subscription[] => [
  subscribe(reviewWritten, 'packs.count_review', (tx, { targetId, rating }) => count(tx, targetId, 1, rating), ofPacks),
  subscribe(reviewChanged, 'packs.change_review', (tx, { targetId, rating, previousRating }) => count(tx, targetId, 0, rating - previousRating), ofPacks),
  subscribe(reviewDeleted, 'packs.uncount_review', (tx, { targetId, rating }) => count(tx, targetId, -1, -rating), ofPacks),
];
