import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { publishingPaused } from '../prompts.errors.ts';

const PAUSE = 'insert into prompt_publishing_pauses (user_id, until) values (:userId, :until) on conflict (user_id) do update set until = excluded.until';
const PAUSED = 'select until from prompt_publishing_pauses where user_id = :userId and until > :now';

/** Stops a person from publishing until this time. Null lets them publish again. */
export async function pausePublishing(tx: Tx, userId: string, until: Date | null): Promise<void> {
  if (until === null) await rows(tx, 'delete from prompt_publishing_pauses where user_id = ?', [userId]);
  else await rows(tx, PAUSE, { userId, until });
}

/**
 * Throws when this person's publishing is paused.
 * @throws AppError publishing_paused with `details.until`
 */
export async function expectMayPublish(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const [pause] = await rows<{ until: Date }>(tx, PAUSED, { userId, now: clock.now() });
  if (pause) throw publishingPaused(pause.until);
}
