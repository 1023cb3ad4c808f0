import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { OUR_SIDE } from '../domain/failure-side.ts';

export interface RunsSince {
  /** The number of unfinished runs, and of runs that delivered something for tokens. */
  runsSince: number;
  /** The number of runs that failed on the provider's or the platform's side. */
  failures: number;
}

// The query has two parts, because kept and deleted runs have an index each. Free retries do not count, because the run that they repeat does.
const COUNT = `
  select (count(*) filter (where status in ('queued', 'running', 'succeeded', 'partial') or (status = 'cancelled' and captured > 0)))::int as "runsSince",
    (count(*) filter (where status = 'failed' and error_code = any(:ourSide)))::int as failures
  from (
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is null
    union all
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is not null
  ) r where run_source = 'prompt' and waived is null and created_at >= :since`;

/** Counts a person's runs of a prompt since an instant. While the caller holds the lock of the person's wallet, no new run can change the count. */
export async function runsSince(connection: Connection, which: { userId: string; promptId: string; since: Date }): Promise<RunsSince> {
  return one(await rows<RunsSince>(connection, COUNT, { ...which, ourSide: [...OUR_SIDE] }));
}
