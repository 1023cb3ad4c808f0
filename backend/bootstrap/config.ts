import { loadConfig as load, variableNames } from '#kernel/config/load-config.ts';
import type { ConfigOf } from '#kernel/config/load-config.ts';
import type { RawEnvironment } from '#kernel/config/config-part.ts';
import { analyticsConfig } from '#modules/analytics/analytics.config.ts';
import { cashOutsConfig } from '#modules/cash-outs/cash-outs.config.ts';
import { challengesConfig } from '#modules/challenges/challenges.config.ts';
import { chatConfig } from '#modules/chat/chat.config.ts';
import { demoRunsConfig } from '#modules/demo-runs/demo-runs.config.ts';
import { feedbackConfig } from '#modules/feedback/feedback.config.ts';
import { generationConfig } from '#modules/generation/generation.config.ts';
import { identityConfig } from '#modules/identity/identity.config.ts';
import { mediaConfig } from '#modules/media/media.config.ts';
import { messagesConfig } from '#modules/messages/messages.config.ts';
import { packsConfig } from '#modules/packs/packs.config.ts';
import { paymentsConfig } from '#modules/payments/payments.config.ts';
import { promptImportConfig } from '#modules/prompt-import/prompt-import.config.ts';
import { studioConfig } from '#modules/studio/studio.config.ts';
import { webhooksConfig } from '#modules/webhooks/webhooks.config.ts';
import { workerConfig } from '../workers/worker.config.ts';

const PARTS = {
  identity: identityConfig, media: mediaConfig, promptImport: promptImportConfig, generation: generationConfig, studio: studioConfig,
  payments: paymentsConfig, cashOuts: cashOutsConfig, feedback: feedbackConfig, messages: messagesConfig, demoRuns: demoRunsConfig, chat: chatConfig, challenges: challengesConfig, packs: packsConfig, webhooks: webhooksConfig, analytics: analyticsConfig, worker: workerConfig,
};

/** The whole configuration: the kernel's settings, and those of each module under its name. */
export type Config = ConfigOf<typeof PARTS>;

/**
 * Reads the configuration of the kernel and all modules from the environment variables.
 * @throws ConfigError with all problems at once, values that could be secrets left out
 */
export const loadConfig = (environment: RawEnvironment): Config => load(PARTS, environment);

/** Names of all environment variables, for documents and for the test that compares them with `.env.example`. */
export const ENVIRONMENT_NAMES = variableNames(PARTS).filter((name) => name !== 'PATH');

/** All rate limits of the product, by the name of the limited action. */
export const allowancesOf = ({ rateLimits, identity, generation, payments, feedback, challenges, packs, analytics }: Config) => ({
  ...rateLimits, ...identity.rateLimits, ...generation.rateLimits, ...payments.rateLimits, ...feedback.rateLimits, ...challenges.rateLimits, ...packs.rateLimits, ...analytics.rateLimits,
});

/** The name of one of the product's rate limits. */
export type LimitName = keyof ReturnType<typeof allowancesOf>;
