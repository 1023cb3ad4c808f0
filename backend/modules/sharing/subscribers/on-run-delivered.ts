import { SHARE_RUN_DAYS } from '#contracts/sharing.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationSuccess } from '#modules/generation/generation.events.ts';

const COUNT = `
  update share_links l set runs = runs + 1 from share_arrivals a
  where a.user_id = :userId and a.prompt_id = :promptId and l.id = a.link_id
    and a.arrived_at > cast(:at as timestamptz) - make_interval(days => cast(:days as int))`;

/** A delivered run of a prompt counts for the share link by which the person last came to this prompt, within seven days. */
export const onRunDelivered: Subscription = subscribe(generationSuccess, 'sharing.on_run_delivered', async (tx, { userId, promptId }, { occurredAt }) => {
  if (promptId !== null) await rows(tx, COUNT, { userId, promptId, at: occurredAt, days: SHARE_RUN_DAYS });
}, { concerns: ({ promptId }) => promptId !== null });
