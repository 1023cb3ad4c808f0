import { rows } from '#kernel/db/raw.ts';
import { NotRetryable } from '#kernel/jobs/job-errors.ts';
import { attemptTimeoutMs } from '../domain/time-limits.ts';
import type { RunFailureCode } from '../failure-words.ts';
import type { Deps } from '../generation-deps.ts';
import type { Attempt } from '../making/attempt.ts';
import { endRun } from './end-run.ts';

const BLOCKED: ReadonlySet<RunFailureCode> = new Set(['refused', 'sealed_leak', 'sealed_slices', 'too_many_leaks']);
/**
 * Failure codes of attempts whose output leaked a sealed prompt. The run counts them, and its next attempt gets a stricter instruction
 * (docs/rules/sealing.md#after-a-leak).
 */
const LEAKS: ReadonlySet<RunFailureCode> = new Set(['sealed_leak', 'sealed_slices']);

export interface AttemptFailure {
  code: RunFailureCode;
  retryable: boolean;
}

/**
 * Counts a failed attempt (docs/rules/runs.md#attempts). While attempts are left, the run keeps its hold and goes back to its queue.
 * Otherwise it ends at no cost: `blocked` when the provider refused it or it leaked a sealed prompt, else `failed`. It ends
 * `partial` when something had arrived.
 * @throws Error with the code alone while attempts are left, so that BullMQ makes the next one
 * @throws NotRetryable when the run has ended
 */
export async function failAttempt(deps: Deps, { run }: Attempt, { code, retryable }: AttemptFailure): Promise<void> {
  const { db, clock, options, failpoints } = deps;
  const timeLeft = attemptTimeoutMs(options, run, clock.now()) > 0;
  if (retryable && timeLeft && run.failures + 1 < options.attempts) {
    const moved = await rows(
      db.knex,
      `update generations set status = 'queued', failures = failures + 1, leaks = leaks + :leak, heartbeat_at = null, output_text = null,
         swept_at = :now
       where id = :id and attempt_no = :attemptNo and status = 'running' returning 1`,
      { id: run.id, attemptNo: run.attempt_no, leak: Number(LEAKS.has(code)), now: clock.now() },
    );
    if (moved.length === 0) return;
    throw new Error(`attempt failed: ${code}`);
  }
  failpoints.hit('worker.before_release');
  const status = BLOCKED.has(code) ? 'blocked' : 'failed';
  const ended = await db.transaction((tx) =>
    endRun(tx, deps, { id: run.id, status: ['running'], attemptNo: run.attempt_no }, { status, code }),
  );
  if (ended) throw new NotRetryable(`run ended: ${code}`);
}
