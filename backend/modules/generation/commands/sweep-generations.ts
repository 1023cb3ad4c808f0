import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { queuedRun, queueOf } from '../generation.jobs.ts';
import type { RunFailureCode } from '../failure-words.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { endRun } from './end-run.ts';
import { releaseWaitingRuns } from './release-waiting-runs.ts';
import { startWaitingRuns } from './start-waiting-runs.ts';

type Lost = Pick<GenerationRow, 'id' | 'attempt_no' | 'status'> & { code: RunFailureCode };
type Jobless = Pick<GenerationRow, 'id' | 'content_type' | 'run_source'> & { priority: number };

// Finds runs that the sweep must end: no attempts left, too many workers lost, the deadline passed, or a whole day without a slot.
const LOST = `
  select id, attempt_no, status, case when deadline_at <= :now then 'deadline'
      when dispatched_at is null then 'waited_too_long' when failures >= :attempts then 'internal' else 'crashed' end as code
  from generations
  where status in ('queued', 'running') and (
    deadline_at <= :now
    or failures >= :attempts
    or (status = 'running' and heartbeat_at < :staleBefore and crashes >= :crashes)
    or (status = 'queued' and dispatched_at is null and created_at < :waitingSince))
  order by id limit :limit`;

// Adding a job that exists already is harmless, so the sweep does not ask Redis which jobs exist. `swept_at` spreads the work over several sweeps.
const JOBLESS = `
  update generations g set swept_at = :now where id = any(array(
    select id from generations
    where status in ('queued', 'running') and dispatched_at is not null
      and coalesce(swept_at, dispatched_at) < :before
      and (status = 'queued' or heartbeat_at < :staleBefore)
    order by coalesce(swept_at, dispatched_at) limit :limit for update skip locked))
  returning g.id, g.content_type, g.run_source, 1 + (
    select count(*) from generations o
    where o.user_id = g.user_id and o.lane = g.lane and o.status in ('queued', 'running') and o.dispatched_at is not null and o.id < g.id
  ) as priority`;

const STARVED = `
  select distinct w.user_id from generations w
  where w.status = 'queued' and w.dispatched_at is null
  group by w.user_id, w.lane
  having (select count(*) from generations g where g.user_id = w.user_id and g.lane = w.lane and g.status in ('queued', 'running')
    and g.dispatched_at is not null) < max(w.slots)
  limit :limit`;

/**
 * Repairs what crashes and lost queues left behind (docs/rules/runs.md#sweep). Any process may sweep, twice at once too, and may
 * die during it: every step is conditional on the state that it saw.
 */
export async function sweepGenerations(deps: Deps): Promise<void> {
  await releaseWaitingRuns(deps);
  await endLostRuns(deps);
  await startStarved(deps);
  await requeueJobless(deps);
}

async function endLostRuns(deps: Deps): Promise<void> {
  const { db, clock, options, failpoints, log } = deps;
  const lost = await rows<Lost>(db.knex, LOST, {
    now: clock.now(),
    attempts: options.attempts,
    crashes: options.crashes,
    staleBefore: new Date(millis(clock) - options.staleMs),
    waitingSince: new Date(millis(clock) - options.waitingMaxMs),
    limit: options.sweepBatch,
  });
  for (const { id, attempt_no: attemptNo, status, code } of lost) {
    try {
      const ended = await db.transaction((tx) => endRun(tx, deps, { id, status: [status], attemptNo }, { status: 'failed', code }));
      if (ended) log.warn({ generationId: id, code }, 'run ended by the sweep');
    } catch (error) {
      // A run that cannot be ended must not keep the sweep from ending the others.
      log.error({ err: error, generationId: id }, 'the sweep could not end a run');
    }
    failpoints.hit('maintenance.mid_batch');
  }
}

async function startStarved(deps: Deps): Promise<void> {
  const { db, wallet, options, log } = deps;
  const starved = await rows<{ user_id: string }>(db.knex, STARVED, { limit: options.sweepBatch });
  for (const { user_id: userId } of starved) {
    try {
      await db.transaction(async (tx) => {
        await wallet.lock(tx, userId);
        await startWaitingRuns(tx, deps, userId);
      });
    } catch (error) {
      // A failure for one user must not keep the runs of the others waiting.
      log.error({ err: error, userId }, 'the sweep could not start waiting runs');
    }
  }
}

async function requeueJobless(deps: Deps): Promise<void> {
  const { db, clock, options, queues } = deps;
  if (!queues?.ready()) return;
  for (;;) {
    const before = new Date(millis(clock) - options.requeueAfterMs);
    const staleBefore = new Date(millis(clock) - options.staleMs);
    const jobless = await rows<Jobless>(db.knex, JOBLESS, { now: clock.now(), before, staleBefore, limit: options.sweepBatch });
    for (const [queue, runs] of groupByQueue(jobless)) {
      await queues.addBulk(queue, runs.map((run) => queuedRun(run, run.priority)));
    }
    if (jobless.length < options.sweepBatch) return;
  }
}

function groupByQueue(runs: readonly Jobless[]): Map<ReturnType<typeof queueOf>, Jobless[]> {
  const groups = new Map<ReturnType<typeof queueOf>, Jobless[]>();
  for (const run of runs) {
    const queue = queueOf(run);
    groups.set(queue, [...(groups.get(queue) ?? []), run]);
  }
  return groups;
}
