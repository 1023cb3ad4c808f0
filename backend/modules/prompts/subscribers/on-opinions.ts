import { DAY_MS } from '#contracts/durations.ts';
import type { DiscussedType } from '#contracts/targets.ts';
import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { runRated } from '#modules/generation/rating.events.ts';
import { commentDeleted, commentWritten, reviewChanged, reviewDeleted, reviewWritten } from '#modules/reviews/reviews.events.ts';

const REVIEWS = 'update prompts set reviews = reviews + :by, rating_sum = rating_sum + :stars where id = :promptId';
const COMMENTS = 'update prompts set comments = comments + :by where id = :promptId';

// The event of a deletion may arrive before that of the review or comment. The database then refuses a count below zero, and the event is handled again later.
const review = async (tx: Tx, promptId: string, by: -1 | 0 | 1, stars: number): Promise<void> => void (await rows(tx, REVIEWS, { promptId, by, stars }));
const comment = async (tx: Tx, promptId: string, by: -1 | 1): Promise<void> => void (await rows(tx, COMMENTS, { promptId, by }));

const THUMBS = `
  with known as (
    update prompts set liked_up_30d = liked_up_30d + case when :recent then :up else 0 end, liked_down_30d = liked_down_30d + case when :recent then :down else 0 end
    where id = :promptId returning id
  )
  insert into prompt_daily_stats (prompt_id, day, liked_up, liked_down) select id, :day, :up, :down from known
  on conflict (prompt_id, day) do update set liked_up = prompt_daily_stats.liked_up + excluded.liked_up, liked_down = prompt_daily_stats.liked_down + excluded.liked_down`;

const ofPrompts = { concerns: ({ targetType }: { targetType: DiscussedType }): boolean => targetType === 'prompt' };

const MONTH_MS = 30 * DAY_MS;

/** Counts stars, comments and thumbs for cards. A thumb counts on the day on which its run ended, and for 30 days. */
export const onOpinions = (clock: Clock): Subscription[] => [
  subscribe(reviewWritten, 'prompts.count_review', (tx, { targetId, rating }) => review(tx, targetId, 1, rating), ofPrompts),
  subscribe(reviewChanged, 'prompts.change_review', (tx, { targetId, rating, previousRating }) => review(tx, targetId, 0, rating - previousRating), ofPrompts),
  subscribe(reviewDeleted, 'prompts.uncount_review', (tx, { targetId, rating }) => review(tx, targetId, -1, -rating), ofPrompts),
  subscribe(commentWritten, 'prompts.count_comment', (tx, { targetId }) => comment(tx, targetId, 1), ofPrompts),
  subscribe(commentDeleted, 'prompts.uncount_comment', (tx, { targetId }) => comment(tx, targetId, -1), ofPrompts),
  subscribe(runRated, 'prompts.count_thumb', async (tx, { promptId, previous, rating, finishedAt }) => {
    const moved = (thumb: 1 | -1): number => Number(rating === thumb) - Number(previous === thumb);
    const recent = Date.parse(finishedAt) > millis(clock) - MONTH_MS;
    await rows(tx, THUMBS, { promptId, up: moved(1), down: moved(-1), day: finishedAt.slice(0, 10), recent });
  }),
];
