import { PACK_SAMPLE_RUNS } from '#contracts/pack-builder.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LEFT = `
  select p.id from prompts p
  where p.id = any(cast(:promptIds as uuid[])) and p.owner_id <> :userId
    and not exists (select from free_trial_runs f where f.creator_id = p.owner_id and f.user_id = :userId and f.day = :day)
    and (select count(*) from free_trial_runs f where f.prompt_id = p.id and f.day = :day) < greatest(p.free_trial_runs_per_day, case when p.pack_samples > 0 then ${PACK_SAMPLE_RUNS} else 0 end)`;

/** Returns the prompts of which this person has a free trial run left today (docs/rules/selling.md#free-trial-run); none for visitors. */
export async function samplesLeft(connection: Connection, clock: Clock, promptIds: readonly string[], userId: string | null): Promise<Set<string>> {
  if (userId === null || promptIds.length === 0) return new Set();
  const found = await rows<{ id: string }>(connection, LEFT, { promptIds: [...promptIds], userId, day: utcDay(clock.now()) });
  return new Set(found.map(({ id }) => id));
}
