import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { runLimits } from '#contracts/providers.ts';
import type { RunLimits } from '#contracts/providers.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import type { TimeLimits } from './domain/time-limits.ts';

/** Every limit of a run (docs/rules/runs.md#attempts, docs/rules/runs.md#slots). Times in ms. */
export interface GenerationOptions extends TimeLimits {
  heartbeatMs: number;
  /** When the heartbeat of a running run is older than this, its worker is lost, and another one may claim the run. */
  staleMs: number;
  /** Workers that a run may lose; the next loss ends it. */
  crashes: number;
  /** How long a job waits before it looks again at a run that another worker seems to hold. */
  comeBackMs: number;
  /** Shortest time between two pushes of streamed words, and between two stores of the text so far. */
  deltaMs: number;
  storeTextMs: number;
  /** Longest text in characters. A longer one means that the provider does not stop, so the attempt fails. */
  textCharacters: number;
  /** Runs at once and runs waiting for that, by plan. */
  slots: Record<Plan, number>;
  waiting: Record<Plan, number>;
  /** Replies of chats that are written at once, by plan. They use no slot of other runs, and other runs use none of theirs. */
  chatSlots: Record<Plan, number>;
  /** Shortest time between two stores of a reply's text so far. */
  storeReplyMs: number;
  /** How long after its end a run has a free retry, and how many a person has a day (UTC) (docs/rules/runs.md#free-retry). */
  freeRetry: { withinMs: number; perDay: Record<Plan, number> };
  /** How long a run may wait for a slot before it ends at no cost. */
  waitingMaxMs: number;
  /** How many runs of each type all workers make at once. Only the estimate of when a run is done uses it. */
  parallel: Record<ContentType, number>;
  sweepEveryMs: number;
  /** The sweep queues a dispatched run again after this time. That is harmless while its job exists. */
  requeueAfterMs: number;
  sweepBatch: number;
  /** How often maintenance looks for a video sample without a marked clip. */
  markEveryMs: number;
  /** How often maintenance begins the platform's next samples. */
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

/** Kind of the settings that hold limits of runs. */
export const LIMITS_KIND = 'runs.limits';

/** The limits that administrators may change. */
export const limitsOf = ({ timeoutMs, videoTotalMs, attempts }: GenerationOptions): RunLimits => ({
  textMs: timeoutMs.text, imageMs: timeoutMs.image, videoMs: videoTotalMs, challengeMs: timeoutMs.challenge, attempts,
});

/** The same options with the limits that administrators saved. An attempt that has begun keeps the time that it was given. */
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
