import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { newId } from '#kernel/ids.ts';
import { promptResembles } from '#modules/prompts/prompts.events.ts';

const ADD = `
  insert into duplicate_suspects (id, prompt_id, original_id, owner_id, similarity, created_at) values (:id, :promptId, :originalId, :ownerId, :similarity, :now)
  on conflict (prompt_id, original_id) do nothing`;

/** Queues a pair of similar prompts for the moderators. A pair that they decided to keep is not queued again. */
export const onResembles = (clock: Clock): Subscription =>
  subscribe(promptResembles, 'moderation.on_prompt_resembles', async (tx, { promptId, originalId, ownerId, similarity }) => {
    await rows(tx, ADD, { id: newId(), promptId, originalId, ownerId, similarity, now: clock.now() });
  });
