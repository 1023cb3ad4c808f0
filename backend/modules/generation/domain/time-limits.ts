import type { ContentType } from '#contracts/primitives.ts';
import type { RunSource } from './run-source.ts';

/** How long things may take. Times in ms. */
export interface TimeLimits {
  /** Attempts at most, the first one included. */
  attempts: number;
  /** How long one attempt may take. After that the worker aborts the provider's call, and the attempt has failed. */
  timeoutMs: Record<ContentType | 'challenge', number>;
  /** How long a video may take in all its attempts together: they resume one job of the provider. */
  videoTotalMs: number;
  /** The sum of the waits between attempts, a part of the deadline. */
  backoffsMs: number;
  /** Added to the deadline, for crashes and the sweep itself. After the deadline the sweep ends the run at no cost. */
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

/** Ms from the first claim until the sweep ends the run, whatever its workers say. */
export function deadlineMs(limits: TimeLimits, run: Omit<TimedRun, 'started_at'>): number {
  const { attempts, backoffsMs, deadlineGraceMs, videoTotalMs, timeoutMs } = limits;
  if (run.content_type === 'video') return videoTotalMs + deadlineGraceMs;
  return attempts * timeoutMs[run.run_source === 'challenge' ? 'challenge' : run.content_type] + backoffsMs + deadlineGraceMs;
}
