import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { JobAborted } from '#kernel/jobs/job-errors.ts';
import { attemptTimeoutMs } from '../domain/time-limits.ts';
import { LostRun } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { ProviderFailure } from '../provider.port.ts';

export type AbortReason = LostRun | ProviderFailure | JobAborted;

/** One attempt at a run. It sends heartbeats, watches the time limit and notices when another worker has the run. */
export interface Attempt {
  readonly run: GenerationRow;
  /** Aborts when the time is up, another worker has the run, or the job ends (`JobAborted`). The abort carries the reason. */
  readonly signal: AbortSignal;
  /**
   * Writes to the run's row while this attempt holds the run. Every write also counts as a heartbeat.
   * @throws LostRun
   */
  write(changes?: Partial<GenerationRow>): Promise<GenerationRow>;
  stop(): void;
}

/** Starts the heartbeats and the time limit of an attempt at a claimed run. `jobSignal` aborts with a JobAborted. */
export function startAttempt(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'options'>, run: GenerationRow, jobSignal: AbortSignal): Attempt {
  const { db, clock, log, options } = deps;
  const controller = new AbortController();
  const abort = (reason: AbortReason): void => controller.abort(reason);
  let lastBeat = millis(clock);

  async function write(changes: Partial<GenerationRow> = {}): Promise<GenerationRow> {
    const now = clock.now();
    const [row] = await db
      .knex<GenerationRow>('generations')
      .where({ id: run.id, attempt_no: run.attempt_no, status: 'running' })
      .update({ ...changes, heartbeat_at: now })
      .returning('*');
    if (!row) {
      const lost = new LostRun();
      abort(lost);
      throw lost;
    }
    lastBeat = now.getTime();
    return row;
  }

  async function beat(): Promise<void> {
    try {
      const held = await rows(
        db.knex,
        `update generations set heartbeat_at = ? where id = ? and attempt_no = ? and status = 'running' returning 1`,
        [clock.now(), run.id, run.attempt_no],
      );
      if (held.length === 0) abort(new LostRun());
      else lastBeat = millis(clock);
    } catch (error) {
      log.warn({ err: error, generationId: run.id }, 'heartbeat failed');
      // No heartbeat was stored for so long that another worker may claim the run. So this attempt stops and spends no more on it.
      if (millis(clock) - lastBeat >= options.staleMs) abort(new LostRun());
    }
  }

  const heart = setInterval(() => void beat(), options.heartbeatMs);
  const timeout = new ProviderFailure('timeout', 'The attempt took too long');
  const timer = setTimeout(() => abort(timeout), attemptTimeoutMs(options, run, clock.now()));
  const forward = (): void => abort(jobSignal.reason as JobAborted);
  if (jobSignal.aborted) forward();
  else jobSignal.addEventListener('abort', forward, { once: true });

  return {
    run,
    signal: controller.signal,
    write,
    stop() {
      clearInterval(heart);
      clearTimeout(timer);
      jobSignal.removeEventListener('abort', forward);
    },
  };
}
