import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Visitors of past days are counted already: only those of today can come again. */
export async function forgetVisits(db: Database, clock: Clock): Promise<void> {
  await rows(db.knex, `delete from share_visits where day < (cast(? as timestamptz) at time zone 'UTC')::date`, [clock.now()]);
}
