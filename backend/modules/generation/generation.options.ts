import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { runLimits } from '#contracts/providers.ts';
import type { RunLimits } from '#contracts/providers.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import type { TimeLimits } from './domain/time-limits.ts';

/** All limits of runs (docs/rules/runs.md#attempts, docs/rules/runs.md#slots). Times in ms. */
export interface GenerationOptions extends TimeLimits {
  heartbeatMs: number;
  /** When the heartbeat of a running run is older than this, its worker is lost, and another one may claim the run. */
  staleMs: number;
  /** The most workers that a run may lose. The next loss ends the run. */
  crashes: number;
  /** The wait before a job looks again at a run that another worker seems to hold. */
  comeBackMs: number;
  /** The shortest time between two pushes of a text's new words, and between two stores of the text so far. */
  deltaMs: number;
  storeTextMs: number;
  /** The most characters of a text. A longer one fails the attempt, because the provider does not seem to stop. */
  textCharacters: number;
  /** The most runs of a person in progress at once, and the most that may wait for a slot, by plan. */
  slots: Record<Plan, number>;
  waiting: Record<Plan, number>;
  /** The most chat replies of a person that are written at once, by plan. Replies and other runs do not use each other's slots. */
  chatSlots: Record<Plan, number>;
  /** The shortest time between two stores of a chat reply's text so far. */
  storeReplyMs: number;
  /** The time after a run's end in which its owner may use a free retry, and the free retries of a person in a UTC day (docs/rules/runs.md#free-retry). */
  freeRetry: { withinMs: number; perDay: Record<Plan, number> };
  /** The longest wait of a run for a slot. After it the run ends at no cost. */
  waitingMaxMs: number;
  /** The runs of each type that all workers together make at once. Only the estimate of a run's end uses it. */
  parallel: Record<ContentType, number>;
  sweepEveryMs: number;
  /** The age after which the sweep puts a started run on its queue again. That is harmless while its job exists. */
  requeueAfterMs: number;
  sweepBatch: number;
  /** The time between two searches of maintenance for a video sample without a marked clip. */
  markEveryMs: number;
  /** The time between two steps of maintenance that make the platform's samples. */
  samplesEveryMs: number;
}

export type Plan = 'free' | 'pro';

export const generationDefaults: GenerationOptions = {
  attempts: 3,
  timeoutMs: { text: 2 * MINUTE_MS, image: 2 * MINUTE_MS, video: 10 * MINUTE_MS, challenge: 3 * MINUTE_MS },
  videoTotalMs: 10 * MINUTE_MS,
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
  chatSlots: { free: 2, pro: 4 },
  storeReplyMs: 800,
  freeRetry: { withinMs: 10 * MINUTE_MS, perDay: { free: 1, pro: 3 } },
  waitingMaxMs: DAY_MS,
  parallel: { text: 8, image: 2, video: 1 },
  sweepEveryMs: 10_000,
  requeueAfterMs: 10_000,
  sweepBatch: 200,
  markEveryMs: 5_000,
  samplesEveryMs: 5_000,
};

/** The kind under which the settings table keeps the limits of runs. */
export const LIMITS_KIND = 'runs.limits';

/** The limits of runs that administrators may change, taken from the options. */
export const limitsOf = ({ timeoutMs, videoTotalMs, attempts }: GenerationOptions): RunLimits => ({
  textMs: timeoutMs.text, imageMs: timeoutMs.image, videoMs: videoTotalMs, challengeMs: timeoutMs.challenge, attempts,
});

/** The options with the limits that administrators saved, read anew at each use. An attempt in progress keeps the time limit that it began with. */
export function withSavedLimits(options: GenerationOptions, settings: Pick<LiveSettings, 'current'>): GenerationOptions {
  const limits = (): RunLimits => runLimits.safeParse(settings.current(LIMITS_KIND)?.content).data ?? limitsOf(options);
  return {
    ...options,
    get attempts() {
      return limits().attempts;
    },
    get videoTotalMs() {
      return limits().videoMs;
    },
    get timeoutMs() {
      const { textMs, imageMs, videoMs, challengeMs } = limits();
      return { text: textMs, image: imageMs, video: videoMs, challenge: challengeMs };
    },
  };
}
