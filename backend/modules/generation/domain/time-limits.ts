import type { GenerationOptions } from '../generation.options.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type Timed = Pick<GenerationRow, 'content_type' | 'surface' | 'started_at'>;

/** How long one attempt at this run may take, in ms. Videos share one time for all attempts. */
export function attemptTimeoutMs(options: GenerationOptions, run: Timed, now: Date): number {
  const limit = options.timeoutMs[run.surface === 'challenge' ? 'challenge' : run.content_type];
  if (run.content_type !== 'video') return limit;
  const left = (run.started_at ?? now).getTime() + options.videoTotalMs - now.getTime();
  return Math.max(0, Math.min(limit, left));
}

/** Ms from the first claim until the sweep ends the run, whatever its workers say. */
export function deadlineMs(options: GenerationOptions, run: Omit<Timed, 'started_at'>): number {
  const { attempts, backoffsMs, deadlineGraceMs, videoTotalMs, timeoutMs } = options;
  if (run.content_type === 'video') return videoTotalMs + deadlineGraceMs;
  return attempts * timeoutMs[run.surface === 'challenge' ? 'challenge' : run.content_type] + backoffsMs + deadlineGraceMs;
}
