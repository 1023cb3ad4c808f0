import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { OUR_SIDE } from '../domain/failure-side.ts';

export interface RunsSince {
  /** Unfinished runs, and runs that delivered something paid. */
  runsSince: number;
  /** Failed on the provider's or our side. */
  failures: number;
}

// Two parts, one for each index. Deleted runs count, and they are few. A free retry does not count: the run that it repeats does.
const COUNT = `
  select (count(*) filter (where status in ('queued', 'running', 'succeeded', 'partial') or (status = 'cancelled' and captured > 0)))::int as "runsSince",
    (count(*) filter (where status = 'failed' and error_code = any(:ourSide)))::int as failures
  from (
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is null
    union all
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is not null
  ) r where run_source = 'prompt' and waived is null and created_at >= :since`;

/** Counts a person's runs of a prompt since an instant. A caller that has locked the person's wallet gets a count that no run changes meanwhile. */
export async function runsSince(connection: Connection, which: { userId: string; promptId: string; since: Date }): Promise<RunsSince> {
  return one(await rows<RunsSince>(connection, COUNT, { ...which, ourSide: [...OUR_SIDE] }));
}
