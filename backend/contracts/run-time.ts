import { DEFAULT_LENGTH_WORDS } from './generation.ts';

/** The share of a run from which its own pace tells its remaining time better than the usual time of its model. */
const PACE_FROM = 0.1;

interface TimedRun {
  contentType: 'text' | 'image' | 'video';
  quantity: number;
  /** Length of the text in words; null for the default. */
  length: number | null;
}

/** Returns how long a run usually takes, in ms. A model states its usual seconds for one output, and for a text of the default length. */
export const usualMs = ({ contentType, quantity, length }: TimedRun, etaSeconds: number): number =>
  etaSeconds * 1_000 * quantity * (contentType === 'text' ? (length ?? DEFAULT_LENGTH_WORDS) / DEFAULT_LENGTH_WORDS : 1);

/**
 * Returns how long a run takes in all, in ms, by its own pace: `share` (0 to 1) of it is done after `elapsedMs`. Null when too little is done, and in a
 * later attempt, because a run's start is that of its first.
 */
export const pacedMs = (elapsedMs: number, share: number, attempt: number): number | null =>
  attempt === 1 && share >= PACE_FROM && elapsedMs > 0 ? elapsedMs / Math.min(1, share) : null;
