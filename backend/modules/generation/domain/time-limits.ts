import type { ContentType } from '#contracts/primitives.ts';
import type { RunSource } from './run-source.ts';

/** The time limits of runs, in ms, and the number of attempts. */
export interface TimeLimits {
  /** The most attempts at a run, the first one included. */
  attempts: number;
  /** The time limit of one attempt. After it the worker aborts the provider's call, and the attempt has failed. */
  timeoutMs: Record<ContentType | 'challenge', number>;
  /** The time limit of a video for all its attempts together, because they resume one job of the provider. */
  videoTotalMs: number;
  /** The sum of the waits between attempts. The deadline includes it. */
  backoffsMs: number;
  /** Extra time before the deadline, for crashes and for the sweep itself. After the deadline the sweep ends the run at no cost. */
  deadlineGraceMs: number;
}

export interface TimedRun {
  content_type: ContentType;
  run_source: RunSource;
  started_at: Date | null;
}

/** How long one attempt at this run may take, in ms. Videos share one time for all attempts. */
export function attemptTimeoutMs(limits: TimeLimits, run: TimedRun, now: Date): number {
  const limit = limits.timeoutMs[run.run_source === 'challenge' ? 'challenge' : run.content_type];
  if (run.content_type !== 'video') return limit;
  const left = (run.started_at ?? now).getTime() + limits.videoTotalMs - now.getTime();
  return Math.max(0, Math.min(limit, left));
}

/** The time in ms from the first claim of a run until the sweep ends it, whatever its workers report. */
export function deadlineMs(limits: TimeLimits, run: Omit<TimedRun, 'started_at'>): number {
  const { attempts, backoffsMs, deadlineGraceMs, videoTotalMs, timeoutMs } = limits;
  if (run.content_type === 'video') return videoTotalMs + deadlineGraceMs;
  return attempts * timeoutMs[run.run_source === 'challenge' ? 'challenge' : run.content_type] + backoffsMs + deadlineGraceMs;
}
