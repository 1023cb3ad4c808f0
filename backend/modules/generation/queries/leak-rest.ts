import { DAY_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/**
 * The number of leaking runs in 24 h after which a person cannot run the prompt for a while. A leaking run costs nothing, so without a limit
 * it could be repeated freely (docs/rules/sealing.md#after-a-leak).
 */
const LEAKS_A_DAY = 3;

const LATEST = `
  select finished_at from generations
  where user_id = :userId and prompt_id = :promptId and (error_code = 'sealed_leak' or leaks > 0) and status in ('blocked', 'failed', 'cancelled') and finished_at > :since
  order by finished_at desc limit ${LEAKS_A_DAY}`;

/** The time until which a person may not run a sealed prompt, because their runs leaked it too often. Null when they may run it. */
export async function leakRest(connection: Connection, clock: Clock, userId: string, promptId: string): Promise<Date | null> {
  const found = await rows<{ finished_at: Date }>(connection, LATEST, { userId, promptId, since: new Date(clock.now().getTime() - DAY_MS) });
  return found.length < LEAKS_A_DAY ? null : new Date(must(found.at(-1), 'the oldest leak of a day').finished_at.getTime() + DAY_MS);
}
