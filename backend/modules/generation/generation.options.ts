import type { ContentType } from '#contracts/primitives.ts';
import type { TimeLimits } from './domain/time-limits.ts';

/** Every limit of a run. Times in ms. */
export interface GenerationOptions extends TimeLimits {
  heartbeatMs: number;
  /** A running run whose heartbeat is older than this was lost by its worker and may be claimed again. */
  staleMs: number;
  /** Workers that a run may lose; the next loss ends it. */
  crashes: number;
  /** How long a job waits before it looks again at a run that another worker seems to hold. */
  comeBackMs: number;
  /** Shortest time between two pushes of streamed words, and between two stores of the text so far. */
  deltaMs: number;
  storeTextMs: number;
  /** Longest text in characters; beyond it the provider runs wild. */
  textCharacters: number;
  /** Runs at once and runs waiting for that, by plan. */
  slots: Record<Plan, number>;
  waiting: Record<Plan, number>;
  /** How long after its end a run may be had once more for nothing, and how often a day (UTC). */
  freeRetry: { withinMs: number; perDay: Record<Plan, number> };
  /** How long a run may wait for a slot before it ends at no cost. */
  waitingMaxMs: number;
  /** Runs made at once in all, by type: only for the estimate of when one is done. */
  parallel: Record<ContentType, number>;
  sweepEveryMs: number;
  /** A dispatched run is put on its queue again when this long passed since the last time; harmless when it is there. */
  requeueAfterMs: number;
  sweepBatch: number;
  /** How often it is looked for a video sample whose marked clip is to be made. */
  markEveryMs: number;
  /** How often the next samples of the house are begun. */
  samplesEveryMs: number;
}

export type Plan = 'free' | 'pro';

export const generationDefaults: GenerationOptions = {
  attempts: 3,
  timeoutMs: { text: 120_000, image: 120_000, video: 600_000, challenge: 180_000 },
  videoTotalMs: 600_000,
  backoffsMs: 1_100,
  deadlineGraceMs: 30_000,
  heartbeatMs: 3_000,
  staleMs: 10_000,
  crashes: 2,
  comeBackMs: 5_000,
  deltaMs: 100,
  storeTextMs: 400,
  textCharacters: 150_000,
  slots: { free: 3, pro: 6 },
  waiting: { free: 50, pro: 200 },
  freeRetry: { withinMs: 600_000, perDay: { free: 1, pro: 3 } },
  waitingMaxMs: 24 * 3_600_000,
  parallel: { text: 8, image: 2, video: 1 },
  sweepEveryMs: 10_000,
  requeueAfterMs: 10_000,
  sweepBatch: 200,
  markEveryMs: 5_000,
  samplesEveryMs: 5_000,
};
