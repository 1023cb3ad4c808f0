import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { OUR_SIDE } from '../domain/failure-side.ts';

export interface RunsSince {
  /** Delivered something that was paid for, or under way. */
  runsSince: number;
  /** Failed on the provider's or our side. */
  failures: number;
}

// In two parts, one for each index: runs that were deleted count, and are few. A free retry is the second try of a run that counts.
const COUNT = `
  select (count(*) filter (where status in ('queued', 'running', 'succeeded', 'partial') or (status = 'cancelled' and captured > 0)))::int as "runsSince",
    (count(*) filter (where status = 'failed' and error_code = any(:ourSide)))::int as failures
  from (
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is null
    union all
    select * from generations where user_id = :userId and prompt_id = :promptId and deleted_at is not null
  ) r where surface = 'prompt' and waived is null and created_at >= :since`;

/** Counts a person's runs of a prompt since an instant. Whoever holds the person's wallet counts what no run changes meanwhile. */
export async function runsSince(connection: Connection, which: { userId: string; promptId: string; since: Date }): Promise<RunsSince> {
  return (await rows<RunsSince>(connection, COUNT, { ...which, ourSide: [...OUR_SIDE] }))[0]!;
}
