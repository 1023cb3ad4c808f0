import { millis } from '#kernel/clock.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { ComeBackLater } from '#kernel/jobs/job-errors.ts';
import { isTerminal } from '#contracts/generation.ts';
import { deadlineMs } from '../domain/time-limits.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'options'>;

// A worker takes a running run over only when its heartbeat is old (docs/rules/runs.md#attempt-number). Each takeover counts as a crash.
const CLAIM = {
  name: 'generation_claim_2',
  sql: `
  update generations set status = 'running', attempt_no = attempt_no + 1, crashes = crashes + (status = 'running')::int,
    heartbeat_at = :now, started_at = coalesce(started_at, :now), output_text = null,
    deadline_at = coalesce(deadline_at, :now::timestamptz + make_interval(secs =>
      (case when run_source = 'challenge' then :challengeMs when content_type = 'video' then :videoMs
        when content_type = 'image' then :imageMs else :textMs end)::float8 / 1000)),
    progress = case when content_type = 'image' then progress when provider_job_id is not null then progress else 0 end
  where id = :id and (deadline_at is null or deadline_at > :now)
    and (status = 'queued' or (status = 'running' and heartbeat_at < :staleBefore and crashes < :maxCrashes))
  returning *`,
};

/**
 * Takes a queued or abandoned run for one attempt of this worker. Null when the run has ended.
 * @throws ComeBackLater when another worker holds the run, or the sweep must end it. Without this error the job would be dropped
 */
export async function claimRun({ db, clock, options }: ClaimDeps, id: string): Promise<GenerationRow | null> {
  const [run] = await prepared<GenerationRow>(db.knex, CLAIM, {
    id,
    now: clock.now(),
    staleBefore: new Date(millis(clock) - options.staleMs),
    maxCrashes: options.crashes,
    challengeMs: deadlineMs(options, { run_source: 'challenge', content_type: 'text' }),
    videoMs: deadlineMs(options, { run_source: 'prompt', content_type: 'video' }),
    imageMs: deadlineMs(options, { run_source: 'prompt', content_type: 'image' }),
    textMs: deadlineMs(options, { run_source: 'prompt', content_type: 'text' }),
  });
  if (run) return run;
  const [held] = await rows<Pick<GenerationRow, 'status'>>(db.knex, 'select status from generations where id = ?', [id]);
  if (!held || isTerminal(held.status)) return null;
  throw new ComeBackLater(options.comeBackMs, 'another worker holds this run');
}
