import { MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import type { Generation } from '#contracts/generation.ts';
import { pacedMs } from '#contracts/run-time.ts';
import { say } from '#lib/plain-words.ts';

/**
 * Returns the remaining time of a run as "about 12 s left" at `now` (ms since the epoch), or null when it is unknown. Of a text that shows `words`, its
 * own pace tells more than the server's estimate, which is older. The pace counts from `begunAt`, when this browser got the first words: its clock may
 * differ from the server's, and a pace would multiply the difference.
 */
export function timeLeft(run: Pick<Generation, 'etaAt' | 'length' | 'attempt' | 'status'>, now: number, words: number, begunAt: number | undefined): string | null {
  const paced = begunAt !== undefined && run.status === 'running' && run.length ? pacedMs(now - begunAt, words / run.length, run.attempt) : null;
  const endsAt = begunAt !== undefined && paced !== null ? begunAt + paced : run.etaAt && Date.parse(run.etaAt);
  if (!endsAt) return null;
  const seconds = Math.ceil((endsAt - now) / SECOND_MS);
  if (seconds <= 0) return 'almost done';
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/**
 * Returns the whole minutes from now until an ISO moment, rounded up; null when there is none or it has passed. A second more than whole minutes counts
 * as none, because the page's time may be that old: ten minutes would be shown as eleven.
 */
export function minutesLeft(until: string | null, now: number): number | null {
  const ms = until === null ? 0 : Date.parse(until) - now;
  return ms > 0 ? Math.max(1, Math.ceil((ms - SECOND_MS) / MINUTE_MS)) : null;
}

/** Whether all or some outputs of a run have arrived. */
export const hasArrived = ({ status }: Pick<Generation, 'status'>): boolean => status === 'succeeded' || status === 'partial';

const NOUNS = { text: 'text', image: 'image', video: 'video' } as const;

/** Returns the state of a run in one line, which screen readers announce too. */
export function statusLine(run: Generation): string {
  switch (run.status) {
    case 'queued':
      return run.queuePosition ? `Number ${run.queuePosition + 1} in line` : 'Up next';
    case 'running':
      // The text for a further attempt names no number. A deploy or a busy provider also raises the attempt number, and that is no failure.
      if (run.attempt > 1) return 'Trying again';
      return run.contentType === 'text' ? 'Writing' : run.contentType === 'image' ? 'Drawing' : 'Filming';
    case 'succeeded':
      return run.quantity > 1
        ? say(`Ta-da. ${run.delivered} ${NOUNS[run.contentType]}s`, `${run.delivered} ${NOUNS[run.contentType]}s are ready`)
        : say(`Ta-da. Your ${NOUNS[run.contentType]} is here`, `Your ${NOUNS[run.contentType]} is ready`);
    case 'partial':
      return `${run.delivered} of ${run.quantity} arrived`;
    case 'failed':
      return 'The run failed';
    case 'blocked':
      return 'Not allowed';
    case 'cancelled':
      return 'Stopped';
  }
}
