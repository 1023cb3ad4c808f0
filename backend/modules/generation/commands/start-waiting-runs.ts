import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { jobIdOf, queueOf, runGenerationJob } from '../generation.jobs.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type Started = Pick<GenerationRow, 'id' | 'content_type' | 'run_source'> & { priority: number };

// Skips rows that a cancel has locked, to avoid a deadlock: the cancel then waits for the wallet that this transaction has locked.
const START = {
  name: 'generation_start_3',
  sql: `
  with flight as materialized (
    select (count(*) filter (where lane = 'run'))::int as runs, (count(*) filter (where lane = 'chat'))::int as chats from generations
    where user_id = :userId and status in ('queued', 'running') and dispatched_at is not null
  ), waiting_runs as materialized (
    select id, slots, lane from generations
    where user_id = :userId and lane = 'run' and status = 'queued' and dispatched_at is null
    order by id limit 10 for update skip locked
  ), waiting_chats as materialized (
    select id, slots, lane from generations
    where user_id = :userId and lane = 'chat' and status = 'queued' and dispatched_at is null
    order by id limit 10 for update skip locked
  ), candidates as (
    select * from waiting_runs union all select * from waiting_chats
  ), numbered as (
    select c.id, c.slots, (row_number() over (partition by c.lane order by c.id))::int + case c.lane when 'chat' then f.chats else f.runs end as place
    from candidates c, flight f
  )
  update generations g set dispatched_at = :now
  from numbered c where g.id = c.id and c.place <= c.slots
  returning g.id, g.content_type, g.run_source, c.place as priority`,
};

/** Starts a user's waiting runs of each lane while slots are free (docs/rules/runs.md#slots). The caller has locked the user's wallet. */
export async function startWaitingRuns(tx: Tx, { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>, userId: string): Promise<string[]> {
  const started = await prepared<Started>(tx, START, { userId, now: clock.now() });
  for (const run of started) {
    const place = { queue: queueOf(run), jobId: jobIdOf(run.id), priority: run.priority };
    await outbox.enqueue(tx, runGenerationJob, { generationId: run.id }, place);
  }
  return started.map((run) => run.id);
}
