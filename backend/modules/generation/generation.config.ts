import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import type { ConfigProblem } from '#kernel/config/config-part.ts';
import { address, allowance, count, flag, list, ms, text } from '#kernel/config/variables.ts';

/** The address, key and model of an OpenAI-compatible server for one content type. */
export interface ProviderSettings {
  /** Base address, e.g. `https://api.openai.com/v1`. */
  url: string;
  key: string | null;
  model: string;
}

export const generationConfig = defineConfigPart({
  variables: {
    TEXT_PROVIDER_URL: address.optional(),
    TEXT_PROVIDER_KEY: text.optional(),
    TEXT_PROVIDER_MODEL: text.optional(),
    IMAGE_PROVIDER_URL: address.optional(),
    IMAGE_PROVIDER_KEY: text.optional(),
    IMAGE_PROVIDER_MODEL: text.optional(),
    VIDEO_PROVIDER_URL: address.optional(),
    VIDEO_PROVIDER_KEY: text.optional(),
    VIDEO_PROVIDER_MODEL: text.optional(),
    MODERATION: flag(false),
    PROVIDER_PRIVATE_HOSTS: list(''),
    PROVIDER_CALL_TIMEOUT_MS: ms(30_000),
    GENERATION_TEXT_TIMEOUT_MS: ms(2 * MINUTE_MS),
    GENERATION_IMAGE_TIMEOUT_MS: ms(2 * MINUTE_MS),
    GENERATION_VIDEO_TIMEOUT_MS: ms(10 * MINUTE_MS),
    GENERATION_CHALLENGE_TIMEOUT_MS: ms(3 * MINUTE_MS),
    GENERATION_WAITING_MAX_MS: ms(DAY_MS),
    GENERATION_HEARTBEAT_MS: ms(3_000),
    GENERATION_STALE_MS: ms(10_000),
    GENERATION_SWEEP_MS: ms(10_000),
    RUNS_AT_ONCE: count(3),
    RUNS_AT_ONCE_PRO: count(6),
    CHATS_AT_ONCE: count(2),
    CHATS_AT_ONCE_PRO: count(4),
    RUNS_WAITING: count(50),
    RUNS_WAITING_PRO: count(200),
    WORKER_TEXT_CONCURRENCY: count(8),
    WORKER_IMAGE_CONCURRENCY: count(2),
    WORKER_VIDEO_CONCURRENCY: count(1),
    WORKER_CHALLENGE_CONCURRENCY: count(2),
    WORKER_CHAT_CONCURRENCY: count(200),
    STARTER_SAMPLES_ENABLED: flag(true),
    RATE_LIMIT_SAMPLE: allowance('300/600'),
    RATE_LIMIT_FREE_TRIAL_RUN: allowance('5/86400'),
  },
  problems: (env) => ['TEXT', 'IMAGE', 'VIDEO'].flatMap((type): ConfigProblem[] => {
    const [url, model, key] = [`${type}_PROVIDER_URL`, `${type}_PROVIDER_MODEL`, `${type}_PROVIDER_KEY`] as const;
    if (env[url] && !env[model]) return [{ name: model, message: `is required with ${url}` }];
    if (!env[url] && (env[model] || env[key])) return [{ name: url, message: `is required with ${model} or ${key}` }];
    return [];
  }),
  settings: (env) => ({
    providers: {
      text: provider(env.TEXT_PROVIDER_URL, env.TEXT_PROVIDER_KEY, env.TEXT_PROVIDER_MODEL),
      image: provider(env.IMAGE_PROVIDER_URL, env.IMAGE_PROVIDER_KEY, env.IMAGE_PROVIDER_MODEL),
      video: provider(env.VIDEO_PROVIDER_URL, env.VIDEO_PROVIDER_KEY, env.VIDEO_PROVIDER_MODEL),
      /** Whether prompts are checked by the provider's moderation endpoint before they are run. */
      moderation: env.MODERATION,
      /** Time limit in ms for one HTTP call of a video job, or one moderation check. */
      callTimeoutMs: env.PROVIDER_CALL_TIMEOUT_MS,
    },
    /** Private hosts that administrators may enter as the address of a provider. Calls to them may use http. */
    privateHosts: env.PROVIDER_PRIVATE_HOSTS,
    limits: {
      /** The time limit of one attempt at a run, by kind of load. A video has this time for all its attempts together. */
      timeoutMs: {
        text: env.GENERATION_TEXT_TIMEOUT_MS,
        image: env.GENERATION_IMAGE_TIMEOUT_MS,
        video: env.GENERATION_VIDEO_TIMEOUT_MS,
        challenge: env.GENERATION_CHALLENGE_TIMEOUT_MS,
      },
      /** How long (in ms) a run may wait for a slot. */
      waitingMaxMs: env.GENERATION_WAITING_MAX_MS,
      /** The interval of a worker's heartbeats, and the age of the last heartbeat after which another worker takes the run over, both in ms. */
      heartbeatMs: env.GENERATION_HEARTBEAT_MS,
      staleMs: env.GENERATION_STALE_MS,
      /** How often (in ms) the sweep looks for lost runs. */
      sweepEveryMs: env.GENERATION_SWEEP_MS,
      /** The most runs of one user in progress at once, and the most that may wait beyond those, by plan. */
      slots: { free: env.RUNS_AT_ONCE, pro: env.RUNS_AT_ONCE_PRO },
      chatSlots: { free: env.CHATS_AT_ONCE, pro: env.CHATS_AT_ONCE_PRO },
      waiting: { free: env.RUNS_WAITING, pro: env.RUNS_WAITING_PRO },
    },
    /** The most runs that one worker process makes at the same time, by kind of load. */
    concurrency: {
      text: env.WORKER_TEXT_CONCURRENCY,
      image: env.WORKER_IMAGE_CONCURRENCY,
      video: env.WORKER_VIDEO_CONCURRENCY,
      challenge: env.WORKER_CHALLENGE_CONCURRENCY,
      chat: env.WORKER_CHAT_CONCURRENCY,
    },
    /** Whether the platform runs the starter prompts to show the outputs as samples. */
    starterSamples: env.STARTER_SAMPLES_ENABLED,
    rateLimits: {
      /** Rate limit of requests for samples of sealed prompts, by people who have not unlocked them. */
      sample: env.RATE_LIMIT_SAMPLE,
      /** Daily limit of free trial runs that one creator gives to one IP address. */
      freeTrialRun: env.RATE_LIMIT_FREE_TRIAL_RUN,
    },
  }),
});

const provider = (url: string | undefined, key: string | undefined, model: string | undefined): ProviderSettings | null =>
  url && model ? { url, key: key ?? null, model } : null;
