import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationErrorEvent } from '#modules/generation/generation.events.ts';
import { runsTrashed } from '#modules/generation/trash.events.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { dropEntry } from '../commands/drop-entry.ts';

const GIVE_BACK = `
  update challenge_runs set free_try = false where generation_id = :id and free_try returning created_at`;
const UNSPEND = 'update challenge_free_budgets set spent = greatest(0, spent - :tokens) where day = :day';
const ENTRIES = `select id from challenge_entries where generation_id = any(cast(? as uuid[])) and status = 'submitted' order by id`;

/** Gives a person's free run back when it delivered nothing, and withdraws entries whose runs went to the trash. */
export function onRuns(context: ChallengesContext): Subscription[] {
  const giveBack = async (tx: Tx, { generationId, released }: { generationId: string; released: number }): Promise<void> => {
    const [run] = await rows<{ created_at: Date }>(tx, GIVE_BACK, { id: generationId });
    if (run) await rows(tx, UNSPEND, { day: utcDay(run.created_at), tokens: released });
  };
  const isEntry = ({ runSource }: { runSource?: string | undefined }): boolean => runSource === 'challenge';
  return [
    subscribe(generationErrorEvent, 'challenges.give_back_failed', giveBack, { concerns: isEntry }),
    subscribe(generationCancelled, 'challenges.give_back_stopped', async (tx, run) => {
      if (run.captured === 0) await giveBack(tx, run);
    }, { concerns: isEntry }),
    subscribe(runsTrashed, 'challenges.stop_entries', async (tx, { generationIds }) => {
      for (const { id } of await rows<{ id: string }>(tx, ENTRIES, [[...generationIds]])) await dropEntry(tx, context, id);
    }),
  ];
}
