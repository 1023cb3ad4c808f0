import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';

const COUNT = `
  insert into verified_runs (prompt_id, user_id, runs) values (:promptId, :userId, 1)
  on conflict (prompt_id, user_id) do update set runs = verified_runs.runs + 1`;

/**
 * Counts a person's delivered runs of a prompt, because only people with one may review it. A run of an own text belongs to no prompt, so it
 * is not counted.
 */
export const countVerifiedRun = (): Subscription =>
  subscribe(generationSuccess, 'reviews.count_verified_run', async (tx, { promptId, userId }) => {
    if (promptId !== null) await rows(tx, COUNT, { promptId, userId });
  }, { concerns: ({ promptId }) => promptId !== null });
