import { utcDay } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptTerms, Taste } from '../prompt-selling.ts';

/** Whether this person has a free trial run of this creator left today (docs/rules/selling.md#free-taste). */
export async function tasteLeft(
  connection: Connection,
  clock: Clock,
  { promptId, ownerId, freeTastesPerDay }: Pick<PromptTerms, 'promptId' | 'ownerId' | 'freeTastesPerDay'>,
  userId: string,
): Promise<boolean> {
  if (freeTastesPerDay === 0) return false;
  const [left] = await rows<{ own: boolean; taken: number }>(
    connection,
    `select exists (select 1 from prompt_tastes where creator_id = :ownerId and user_id = :userId and day = :day) as own,
       (select count(*) from prompt_tastes where prompt_id = :promptId and day = :day) as taken`,
    { promptId, ownerId, userId, day: utcDay(clock.now()) },
  );
  return !left!.own && left!.taken < freeTastesPerDay;
}

/** Uses today's free trial run. The caller has locked the creator's wallet, so the count below sees every committed one. */
export async function takeTaste(tx: Tx, clock: Clock, { promptId, creatorId, userId, generationId }: Taste, perDay: number): Promise<boolean> {
  const taken = await rows(
    tx,
    `insert into prompt_tastes (creator_id, user_id, day, prompt_id, generation_id)
     select :creatorId, :userId, :day, :promptId, :generationId
     where (select count(*) from prompt_tastes where prompt_id = :promptId and day = :day) < :perDay
     on conflict do nothing returning 1`,
    { promptId, creatorId, userId, generationId, day: utcDay(clock.now()), perDay },
  );
  return taken.length > 0;
}

/** Gives a free trial run back when it delivered nothing. */
export async function returnTaste(tx: Tx, generationId: string): Promise<void> {
  await rows(tx, 'delete from prompt_tastes where generation_id = ?', [generationId]);
}
