import { one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';
import type { ReviewsContext } from '../reviews-context.ts';

const COUNT = `
  insert into verified_runs (prompt_id, user_id, runs) values (:promptId, :userId, 1)
  on conflict (prompt_id, user_id) do update set runs = verified_runs.runs + 1
  returning runs`;

/**
 * Counts a person's delivered runs of a prompt, because only people with one may review it. A run of an own text belongs to no prompt, so it
 * is not counted. The push of a first run comes from here, because the run's own push may arrive before the run is counted.
 */
export const countVerifiedRun = ({ push }: Pick<ReviewsContext, 'push'>): Subscription =>
  subscribe(generationSuccess, 'reviews.count_verified_run', async (tx, { promptId, userId }) => {
    if (promptId === null) return;
    const { runs } = one(await rows<{ runs: number }>(tx, COUNT, { promptId, userId }));
    if (runs === 1) afterCommit(tx, () => push.toUser(userId, 'review:allowed', { promptId }));
  }, { concerns: ({ promptId }) => promptId !== null });
