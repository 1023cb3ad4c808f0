import { one } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { FreeTrialRun, PromptTerms } from '../prompt-selling.ts';

/** Tells whether this person has a free trial run of this prompt left today (docs/rules/selling.md#free-trial-run). */
export async function freeTrialRunLeft(
  connection: Connection,
  clock: Clock,
  { promptId, ownerId, freeTrialRunsPerDay }: Pick<PromptTerms, 'promptId' | 'ownerId' | 'freeTrialRunsPerDay'>,
  userId: string,
): Promise<boolean> {
  if (freeTrialRunsPerDay === 0) return false;
  const left = one(await rows<{ own: boolean; taken: number }>(
    connection,
    `select exists (select 1 from free_trial_runs where creator_id = :ownerId and user_id = :userId and day = :day) as own,
       (select count(*) from free_trial_runs where prompt_id = :promptId and day = :day) as taken`,
    { promptId, ownerId, userId, day: utcDay(clock.now()) },
  ));
  return !left.own && left.taken < freeTrialRunsPerDay;
}

/** Uses one of today's free trial runs of a prompt. The caller has locked the creator's wallet, so the count below sees every committed one. */
export async function takeFreeTrialRun(tx: Tx, clock: Clock, { promptId, creatorId, userId, generationId }: FreeTrialRun, perDay: number): Promise<boolean> {
  const taken = await rows(
    tx,
    `insert into free_trial_runs (creator_id, user_id, day, prompt_id, generation_id)
     select :creatorId, :userId, :day, :promptId, :generationId
     where (select count(*) from free_trial_runs where prompt_id = :promptId and day = :day) < :perDay
     on conflict do nothing returning 1`,
    { promptId, creatorId, userId, generationId, day: utcDay(clock.now()), perDay },
  );
  return taken.length > 0;
}

/** Gives a person's free trial run back when the run delivered nothing. */
export async function returnFreeTrialRun(tx: Tx, generationId: string): Promise<void> {
  await rows(tx, 'delete from free_trial_runs where generation_id = ?', [generationId]);
}
