import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { jobIdOf, queueOf, runGenerationJob } from '../generation.jobs.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type Started = Pick<GenerationRow, 'id' | 'content_type' | 'run_source'> & { priority: number };

// Skips locked rows: the cancel of a waiting run has locked its row and waits for the wallet that this transaction has locked.
const START = {
  name: 'generation_start_2',
  sql: `
  with flight as materialized (
    select count(*)::int as n from generations
    where user_id = :userId and status in ('queued', 'running') and dispatched_at is not null
  ), candidates as materialized (
    select id, slots from generations
    where user_id = :userId and status = 'queued' and dispatched_at is null
    order by id limit 10 for update skip locked
  ), numbered as (
    select id, slots, (row_number() over (order by id))::int as place from candidates
  )
  update generations g set dispatched_at = :now
  from numbered c, flight f where g.id = c.id and f.n + c.place <= c.slots
  returning g.id, g.content_type, g.run_source, f.n + c.place as priority`,
};

/** Gives the user's waiting runs the free slots (docs/rules/runs.md#slots). The caller has locked the user's wallet. */
export async function startWaitingRuns(tx: Tx, { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>, userId: string): Promise<string[]> {
  const started = await prepared<Started>(tx, START, { userId, now: clock.now() });
  for (const run of started) {
    const place = { queue: queueOf(run), jobId: jobIdOf(run.id), priority: run.priority };
    await outbox.enqueue(tx, runGenerationJob, { generationId: run.id }, place);
  }
  return started.map((run) => run.id);
}
